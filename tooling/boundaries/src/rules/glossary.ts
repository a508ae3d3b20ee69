interface AvoidedWord {
  readonly word: string;
  /** The row's own word. */
  readonly instead: string;
  readonly matches: (name: string) => boolean;
}

interface Glossary {
  readonly avoided: readonly AvoidedWord[];
  readonly kept: readonly string[];
}

/**
 * Reads the words to avoid from docs/glossary.md: the backticked words below a header cell "Words to avoid", and the
 * names below a header cell "Kept name". `basket` is a word of a name (`openBasket`, `basket-lines`), `isWithin()` a
 * whole name.
 */
export function readGlossary(text: string): Glossary {
  const avoided: AvoidedWord[] = [];
  const kept: string[] = [];
  let header: readonly string[] = [];
  for (const line of text.split('\n')) {
    const cells = cellsOf(line);
    if (cells.length === 0) header = [];
    else if (header.length === 0) header = cells;
    else {
      const instead = cells[header.findIndex((cell) => cell.startsWith('English'))] ?? cells[0] ?? '';
      for (const word of quotedIn(cells[header.indexOf('Words to avoid')]))
        avoided.push(avoidedWord(word, instead));
      kept.push(...quotedIn(cells[header.indexOf('Kept name')]));
    }
  }
  return { avoided, kept };
}

function avoidedWord(word: string, instead: string): AvoidedWord {
  if (word.endsWith('()')) {
    const whole = word.slice(0, -2);
    return { word: whole, instead, matches: (name) => name === whole };
  }
  const pattern = new RegExp(`-${wordsOf(word)}(?:s|es)?-`);
  return { word, instead, matches: (name) => pattern.test(`-${wordsOf(name)}-`) };
}

/** `openCart`, `OPEN_CART` and `open-cart` are all `open-cart`. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/[_$]/g, '-')
    .toLowerCase();
}

function cellsOf(line: string): string[] {
  return line.startsWith('|')
    ? line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    : [];
}

function quotedIn(cell: string | undefined): string[] {
  return [...(cell ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, word]) => (word ? [word] : []));
}
