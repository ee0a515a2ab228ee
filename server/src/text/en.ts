export const words = {
  "notice.your-turn": "It is your turn",
  "notice.your-turn.at": "{game}: the others are waiting for you.",
} as const;
