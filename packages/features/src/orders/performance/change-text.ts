/** Returns the text of a change, `+%12,9`, and whether it is good; a change from nothing has no share. */
export function changeText(
  tenths: number | null,
  isGood: boolean,
): { readonly text: string; readonly tone: 'soft' | 'positive' | 'critical' } {
  if (tenths === null) return { text: '–', tone: 'soft' };
  if (tenths === 0) return { text: 'değişmedi', tone: 'soft' };
  const size = `%${(Math.abs(tenths) / 10).toFixed(1).replace('.', ',')}`;
  return { text: `${tenths > 0 ? '+' : '−'}${size}`, tone: tenths > 0 === isGood ? 'positive' : 'critical' };
}
