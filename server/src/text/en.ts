export const words = {
  "notice.your-turn": "It is your turn",
  "notice.your-turn.at": "{game}: the others are waiting for you.",
  "busy.title": "One moment, please",
  "busy.about":
    "Too many pages were asked for from your address within a minute. This one comes by itself in a minute.",
  "busy.again": "Try again now",
} as const;
