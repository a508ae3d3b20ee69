import { ink } from './colour.ts';
import { escapeXml, num } from './svg.ts';
import { type Face, textWidth } from './text-width.ts';

export type Anchor = 'start' | 'middle' | 'end';

export interface TextStyle extends Face {
  readonly fill?: string;
  readonly anchor?: Anchor;
  /** Never wider than this; the type shrinks. */
  readonly max?: number;
  readonly opacity?: number;
}

/** Where a line fills this much of its room, its length is pinned, so that another font cannot overflow. */
const pinFrom = { sans: 0.88, serif: 0.66 };

/** One line of type with its baseline at `y`. */
export function text(content: string, x: number, y: number, wanted: number, style: TextStyle = {}): string {
  if (content === '') return '';
  const natural = textWidth(content, wanted, style);
  const shrink = style.max !== undefined && natural > style.max ? style.max / natural : 1;
  const size = wanted * shrink;
  const width = natural * shrink;
  const isTight = style.max !== undefined && width > style.max * (style.serif ? pinFrom.serif : pinFrom.sans);
  return (
    `<text x="${num(x)}" y="${num(y)}" font-size="${num(size)}"` +
    (style.weight ? ` font-weight="${style.weight}"` : '') +
    ` fill="${style.fill ?? ink}"` +
    (style.anchor && style.anchor !== 'start' ? ` text-anchor="${style.anchor}"` : '') +
    (style.tracking ? ` letter-spacing="${num(style.tracking * size)}"` : '') +
    (style.italic ? ' font-style="italic"' : '') +
    (style.opacity === undefined ? '' : ` opacity="${style.opacity}"`) +
    (isTight ? ` textLength="${num(width)}" lengthAdjust="spacingAndGlyphs"` : '') +
    `>${escapeXml(content)}</text>`
  );
}

interface Setting {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Breaks beyond these are not tried. */
const longest = { breaks: 7, lines: 4 };

/**
 * The line breaks that let a name be set largest in a box: all are tried, each further line costs a little, even lines
 * win a little. Words are never hyphenated.
 */
export function setInBox(
  content: string,
  width: number,
  height: number,
  style: TextStyle,
  most: number,
  leading: number,
): Setting {
  const words = content.split(' ');
  const breaks = Math.min(words.length - 1, longest.breaks);
  let best: Setting & { score: number } = { lines: [content], size: 1, score: -1 };
  for (let mask = 0; mask < 1 << breaks; mask++) {
    const lines = linesOf(words, mask);
    if (lines.length > longest.lines) continue;
    const widths = lines.map((each) => textWidth(each, 1, style));
    const widest = Math.max(...widths);
    const size = Math.min(most, width / widest, height / (lines.length * leading));
    const score = size * (1 - 0.035 * (lines.length - 1)) * (0.93 + (0.07 * Math.min(...widths)) / widest);
    if (score > best.score) best = { lines, size, score };
  }
  return best;
}

/** Splits words into lines; bit i of `mask` is set if a line ends after word i. */
function linesOf(words: readonly string[], mask: number): string[] {
  const lines: string[] = [];
  for (const [i, word] of words.entries()) {
    const last = lines.length - 1;
    if (i === 0 || (mask >> (i - 1)) & 1) lines.push(word);
    else lines[last] = `${lines[last]} ${word}`;
  }
  return lines;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface BlockStyle extends TextStyle {
  /** Largest size. */
  readonly most: number;
  readonly vertical?: 'top' | 'middle' | 'bottom';
  /** Line height in ems. */
  readonly leading?: number;
  readonly uppercase?: boolean;
}

/** A name of several lines, as large as its box allows. */
export function block(
  content: string,
  box: Box,
  { most, vertical = 'middle', leading = 1.08, uppercase, ...style }: BlockStyle,
): string {
  const shown = uppercase ? content.toLocaleUpperCase('tr-TR') : content;
  const { lines, size } = setInBox(shown, box.w, box.h, style, most, leading);
  const spare = box.h - size * leading * lines.length;
  const top = box.y + (vertical === 'top' ? 0 : vertical === 'bottom' ? spare : spare / 2);
  const x = style.anchor === 'middle' ? box.x + box.w / 2 : style.anchor === 'end' ? box.x + box.w : box.x;
  return lines
    .map((each, i) => text(each, x, top + size * (0.86 + leading * i), size, { ...style, max: box.w }))
    .join('');
}
