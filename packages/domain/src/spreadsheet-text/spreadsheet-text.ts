/** Beginning of a text that a spreadsheet runs as a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/;

/** Returns a text for a cell of an export, with an apostrophe in front if a spreadsheet would run it as a formula. */
export function neutralText(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Returns a text as a CSV field for semicolons, neutralised and quoted where necessary. */
export function csvField(text: string): string {
  const safe = neutralText(text);
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns the original text of a cell: without the apostrophe of `neutralText`, and without `="…"` around digits. */
export function plainCellText(cell: string): string {
  const text = cell.trim();
  const quoted = /^="([^"]*)"$/.exec(text);
  if (quoted) return (quoted[1] ?? '').trim();
  return text.startsWith("'") ? text.slice(1).trimStart() : text;
}
