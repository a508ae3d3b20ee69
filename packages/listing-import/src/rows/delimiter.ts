/** Separators by how often exports use them: among equally regular ones the earlier is taken. */
const delimiters = ['\t', ';', '|', ',', '^', '~'] as const;

/** The line by which Excel names the separator of a file. */
export const separatorLine = /^sep=(.)\r?\n/i;

const sampledLines = 30;

/**
 * Returns the separator of a text: the one that most lines hold equally often. A comma in `149,90` is rarely
 * as regular as what parts the cells, and a title above the header holds none.
 */
export function guessDelimiter(text: string): string {
  const lines = text
    .split(/\r\n|\n|\r/, sampledLines + 1)
    .slice(0, sampledLines)
    .filter((line) => line.trim() !== '');
  let best: { delimiter: string; score: number } = { delimiter: ';', score: 0 };
  for (const delimiter of delimiters) {
    const score = regularity(lines.map((line) => countOutsideQuotes(line, delimiter)));
    if (score > best.score * 1.05) best = { delimiter, score };
  }
  return best.delimiter;
}

/** Returns the share of lines that hold the commonest count, of those that are not zero. */
function regularity(counts: readonly number[]): number {
  const lines = new Map<number, number>();
  for (const count of counts) if (count > 0) lines.set(count, (lines.get(count) ?? 0) + 1);
  return Math.max(0, ...lines.values()) / Math.max(1, counts.length);
}

function countOutsideQuotes(line: string, delimiter: string): number {
  let count = 0;
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === delimiter && !isQuoted) count += 1;
  }
  return count;
}
