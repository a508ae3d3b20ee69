/** Returns the day on the clock of this machine, `2026-11-22`, as the official rules expect it. */
export function today(): string {
  const now = new Date();
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
