/**
 * Returns a block of cells in the text format of spreadsheets: tabs between cells, line breaks between rows,
 * quotes around a text that contains a tab, a line break or a quote.
 */
export function blockText(cells: readonly (readonly string[])[]): string {
  const quoted = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return cells.map((line) => line.map(quoted).join('\t')).join('\n');
}

/**
 * Parses a block in that format. The line break that spreadsheets append to the last row adds no row; an
 * empty text is one empty cell.
 */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  const source = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  let at = 0;
  while (at <= source.length) {
    const cell = source[at] === '"' ? readQuoted(source, at) : readPlain(source, at);
    rows.at(-1)?.push(cell.text);
    if (source[cell.end] === '\n') rows.push([]);
    at = cell.end + 1;
  }
  return rows;
}

type Read = { text: string; end: number };

function readPlain(source: string, from: number): Read {
  const length = source.slice(from).search(/[\t\n]/);
  const end = length === -1 ? source.length : from + length;
  return { text: source.slice(from, end), end };
}

/**
 * Reads from a quote to its closing quote; a quote inside is doubled. A quote without a closing one is an
 * ordinary character.
 */
function readQuoted(source: string, from: number): Read {
  const [whole, inner] = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(source.slice(from)) ?? [];
  if (whole === undefined || inner === undefined) return readPlain(source, from);
  return { text: inner.replaceAll('""', '"'), end: from + whole.length };
}
