import { lighter, mix } from '../../svg/colour.ts';
import { rect } from '../../svg/svg.ts';
import { pill } from '../../parts/pill.ts';
import { block, text } from '../../svg/text.ts';
import { wordmark } from '../../parts/wordmark.ts';
import type { Layout } from '../layout.ts';

/** Which tiles of four rows and five columns are filled, from the right edge. */
const tiles = [
  [0, 0, 0.9],
  [0, 1, 0.45],
  [0, 3, 0.2],
  [1, 0, 0.55],
  [1, 2, 0.3],
  [2, 0, 0.28],
  [2, 1, 0.7],
  [3, 0, 0.16],
] as const;

/** Squares that dissolve from the upper right into a dark ground. */
export const checker: Layout = (canvas, label) => {
  const { w, h, margin, inner, accent, companion, pack, identity } = label;
  const tile = Math.min(w / 6, h / 5.5);
  const nameTop = Math.max(h * 0.34, label.top);
  const fillOf = (row: number, column: number): string =>
    (row + column) % 2 === 0 ? accent : mix(accent, companion, 0.6);
  return [
    rect(
      0,
      0,
      w,
      h,
      canvas.linear(
        [
          [0, mix(identity.ground, companion, 0.35)],
          [1, identity.ground],
        ],
        [1, 0, 0, 1],
      ),
    ),
    tiles
      .map(([row, column, opacity]) =>
        rect(w - (column + 1) * tile, row * tile, tile, tile, fillOf(row, column), 0, { opacity }),
      )
      .join(''),
    wordmark({ ...label, brand: pack.brand }, margin, margin * 0.8 + label.wordSize * 0.9, label.wordSize, {
      colour: '#ffffff',
      markColour: accent,
      max: inner * 0.62,
    }),
    block(
      pack.label,
      { x: margin, y: nameTop, w: inner, h: h * 0.69 - nameTop },
      {
        weight: 800,
        fill: '#ffffff',
        vertical: 'bottom',
        most: label.nameSize,
        ...(identity.italic && { italic: true }),
      },
    ),
    text(pack.note, margin, h * 0.76, label.noteSize, { fill: lighter(accent, 0.45), max: inner }),
    pill(pack.size, margin, h * 0.815, inner, Math.min(label.nameSize, h * 0.13), {
      ground: accent,
      ink: '#0e1a26',
      radius: 3,
    }),
  ].join('');
};
