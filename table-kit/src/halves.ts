/** Points as players write them: 24½, ½. */
export function inHalves(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return String(points);
  return points - whole === 0.5 ? `${whole === 0 ? "" : whole}½` : String(points);
}
