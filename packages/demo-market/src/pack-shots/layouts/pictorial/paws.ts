import { darker } from '../../svg/colour.ts';
import { fine, line, num, path, rect } from '../../svg/svg.ts';
import { marks } from '../../parts/marks.ts';
import { block, text } from '../../svg/text.ts';
import { wordmark } from '../../parts/wordmark.ts';
import type { Layout } from '../layout.ts';

/** Where a cat walked: across and down in a label 200 wide, the turn and the size of the print. */
const prints = [
  [12, 16, -20, 1.5],
  [150, 12, 18, 1.9],
  [84, 44, 8, 1.1],
  [168, 66, -12, 1.2],
  [4, 70, 24, 1.2],
] as const;

/** Paw prints on full colour, a cream belly band with the name. */
export const paws: Layout = (canvas, label) => {
  const { w, h, margin, inner, accent, companion, pack, identity } = label;
  const print = canvas.symbol(`<g opacity=".13">${marks.paw('#ffffff')}</g>`);
  const s = w / 200;
  const x = w / 2;
  const isWide = w > h * 1.5;
  const curve = (y: number, bend: number): string =>
    `${num(y)}Q${num(x)} ${num(y + bend)} ${num(w)} ${num(y)}`;
  return [
    rect(
      0,
      0,
      w,
      h,
      canvas.linear(
        [
          [0, accent],
          [1, darker(accent, 0.25)],
        ],
        'down',
      ),
    ),
    prints
      .map(([px, py, turn, size]) =>
        print(`translate(${num(px * s)} ${num(py * s)})rotate(${turn})scale(${fine(size * s)})`),
      )
      .join(''),
    path(
      `M0 ${curve(h * 0.4, -h * 0.13)}V${num(h * 0.8)}Q${num(x)} ${num(h * 0.9)} 0 ${num(h * 0.8)}z`,
      identity.ground,
    ),
    line(`M0 ${curve(h * 0.385, -h * 0.13)}M0 ${curve(h * 0.815, h * 0.1)}`, companion, h * 0.016),
    wordmark(
      { ...label, brand: pack.brand },
      x,
      h * (isWide ? 0.27 : 0.2),
      label.wordSize * (isWide ? 1.05 : 1.35),
      {
        colour: '#ffffff',
        markColour: companion,
        anchor: 'middle',
        max: inner,
      },
    ),
    block(
      pack.label,
      { x: margin, y: h * 0.39, w: inner, h: h * 0.32 },
      { weight: 700, fill: identity.ink, anchor: 'middle', most: label.nameSize },
    ),
    text(pack.note, x, h * 0.77, label.noteSize, { fill: darker(accent, 0.3), anchor: 'middle', max: inner }),
    text(pack.size, x, h * 0.955, Math.min(label.nameSize * 0.75, h * 0.075), {
      weight: 700,
      fill: '#ffffff',
      anchor: 'middle',
      max: inner,
    }),
  ].join('');
};
