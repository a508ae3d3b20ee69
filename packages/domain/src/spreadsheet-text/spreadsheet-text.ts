/** A spreadsheet runs what begins like this as a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/;

/**
 * Returns a text for a cell of an export; one that a spreadsheet would run as a formula gets an apostrophe in
 * front.
 */
export function neutralText(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Returns a text as a field of a line of CSV with semicolons, neutral and quoted where it has to be. */
export function csvField(text: string): string {
  const safe = neutralText(text);
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text that was meant by a cell: without the apostrophe of `neutralText`, and without `="…"` around digits. */
export function plainCellText(cell: string): string {
  const text = cell.trim();
  const quoted = /^="([^"]*)"$/.exec(text);
  if (quoted) return (quoted[1] ?? '').trim();
  return text.startsWith("'") ? text.slice(1).trimStart() : text;
}
