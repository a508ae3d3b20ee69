import { text, type TextStyle } from './text.ts';
import { textWidth } from './text-width.ts';

interface ParagraphStyle extends TextStyle {
  readonly size: number;
  readonly width: number;
  /** Line height in ems. */
  readonly leading?: number;
  /** The rest is left out. */
  readonly lines?: number;
}

/** Words broken into lines that fit a width. */
function linesWithin(words: string, { size, width, ...style }: ParagraphStyle): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Draws small print from the baseline `y` down; returns the baseline of the next line. */
export function paragraph(
  words: string,
  x: number,
  y: number,
  { leading = 1.3, lines: most = 99, ...style }: ParagraphStyle,
): { readonly drawn: string; readonly next: number } {
  const lines = linesWithin(words, style).slice(0, most);
  const step = style.size * leading;
  return {
    drawn: lines
      .map((each, i) => text(each, x, y + i * step, style.size, { ...style, max: style.width }))
      .join(''),
    next: y + lines.length * step,
  };
}
