export const words = {
  "kernel.done": "Done",
  "kernel.yes": "Yes",
  "kernel.no": "No",
  "kernel.amount": "{n, number}",
  "kernel.all": "All of them",
  "kernel.as-last-time": "As last time: {what}",
  "kernel.picked-of-alike": "{what}: {n, number} of {of, number}",
  "kernel.alike-left": "{n, number} of them to pick",
  "kernel.passed-over": "You have gone past it; take back your last pick to choose it",
  "seat.unnamed": "Player {n, number}",
} as const;
