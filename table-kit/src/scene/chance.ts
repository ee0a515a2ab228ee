/** Numbers that depend on a name: the same card always has the same picture. */
export function chanceOf(name: string): (from: number, to: number) => number {
  let state = 0x811c9dc5;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (from, to) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    return from + ((state >>> 0) / 2 ** 32) * (to - from);
  };
}
