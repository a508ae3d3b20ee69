/**
 * Advance widths of Helvetica and its metric twins in thousandths of the size. Pictures use fonts of the reader's
 * system, so a width must be known without asking one.
 */
type Widths = Readonly<Record<string, number>>;

const table = (rows: Readonly<Record<number, string>>): Widths =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([width, letters]) =>
      Array.from(letters, (letter) => [letter, Number(width)] as const),
    ),
  );

const regular = table({
  191: "'’",
  222: 'ijlı',
  278: ' !,./:;fItİ\\',
  333: '-()r·•',
  400: '°*',
  500: 'ckszvxyJşç',
  556: 'abdeghnopquLğüö0123456789âû–',
  584: '+×',
  611: 'FTZ',
  667: 'ABEKPSVXYŞ&',
  722: 'CDHNRUwÜÇ',
  778: 'GOQÖĞ',
  833: 'mM',
  889: '%',
  944: 'W',
});

const bold = table({
  238: "'’",
  278: ' ,./Iijlıİ',
  333: '-()ft!:;·•',
  389: 'r',
  400: '°*',
  500: 'z',
  556: 'aceskvxyJâşç0123456789–',
  584: '+×',
  611: 'bdghnopquFLTZğüöû',
  667: 'EPSVXYŞ',
  722: 'ABCDHKNRUÇÜ&',
  778: 'GOQwÖĞ',
  833: 'M',
  889: 'm%',
  944: 'W',
});

export interface Face {
  readonly weight?: number;
  readonly serif?: boolean;
  readonly italic?: boolean;
  /** Ems between letters. */
  readonly tracking?: number;
}

/** Returns the width of a line at a size; a serif of the same size is a little narrower. */
export function textWidth(
  text: string,
  size: number,
  { weight = 400, serif, italic, tracking = 0 }: Face = {},
): number {
  const widths = weight >= 600 ? bold : regular;
  let thousandths = 0;
  for (const letter of text) thousandths += widths[letter] ?? 580;
  return ((thousandths / 1000) * (serif ? 0.95 : 1) * (italic ? 1.02 : 1) + tracking * text.length) * size;
}
