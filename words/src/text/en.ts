export const words = {
  "kernel.done": "Done",
  "kernel.yes": "Yes",
  "kernel.no": "No",
  "kernel.amount": "{n, number}",
  "seat.unnamed": "Player {n, number}",
} as const;
