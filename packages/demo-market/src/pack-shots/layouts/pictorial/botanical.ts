import { darker } from '../../svg/colour.ts';
import { fine, line, num, rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import { pill } from '../../parts/pill.ts';
import { wordmark } from '../../parts/wordmark.ts';
import type { Layout } from '../layout.ts';

/** Where the leaves sit on a branch: across, along, and how they turn. */
const leaves = [
  [2, -26, 52],
  [2, -30, -48],
  [3, -56, 48],
  [3, -60, -50],
  [2, -86, 42],
  [1, -90, -46],
  [0, -118, 4],
] as const;

/** Two drawn branches that grow from the lower corners, the name in serif between them, the size in a chip. */
export const botanical: Layout = (canvas, label) => {
  const { w, h, margin, inner, accent, companion, pack } = label;
  const isWide = w > h * 1.25;
  const leaf = canvas.symbol(
    `<path d="M0 0C-11-9-11-25 0-38 11-25 11-9 0 0V-30" fill="${accent}" fill-opacity=".2" stroke="${accent}" stroke-opacity=".75" stroke-width="1.6"/>`,
  );
  const branch = canvas.symbol(
    line('M0 0Q6-60 0-128', accent, 1.8) +
      leaves.map(([x, y, turn]) => leaf(`translate(${x} ${y})rotate(${turn})`)).join(''),
  );
  const grow = (x: number, y: number, turn: number, scale: number): string =>
    branch(`translate(${num(x)} ${num(y)})rotate(${turn})scale(${fine(scale)})`);
  const unit = Math.min(h / 200, w / 190) * 0.74;
  const plants = isWide
    ? grow(w - margin * 0.3, h * 1.1, -18, h / 114)
    : grow(w * 0.93, h * 1.02, -24, unit) + grow(w * 0.07, h * 1.02, 24, unit);
  const anchor = isWide ? 'start' : 'middle';
  const x = isWide ? margin : w / 2;
  const width = isWide ? w * 0.64 - margin : inner;
  const rule = `M${num(isWide ? margin : x - w * 0.12)} ${num(label.top)}h${num(w * 0.24)}`;
  return [
    rect(0, 0, w, h, label.identity.ground),
    plants,
    wordmark({ ...label, brand: pack.brand }, x, margin * 0.8 + label.wordSize * 0.9, label.wordSize, {
      markColour: accent,
      anchor,
      max: width,
    }),
    line(rule, companion, 1.5),
    block(
      pack.label,
      { x: margin, y: label.top + h * 0.02, w: width, h: h * (isWide ? 0.62 : 0.58) - label.top },
      { serif: true, weight: 700, fill: darker(accent, 0.45), anchor, most: label.nameSize },
    ),
    text(pack.note, x, h * 0.665, label.noteSize, {
      serif: true,
      italic: true,
      fill: accent,
      anchor,
      max: width,
    }),
    pill(pack.size, x, h * 0.75, width, Math.min(label.nameSize * 0.95, h * 0.13), {
      ground: accent,
      ink: '#ffffff',
      anchor,
    }),
  ].join('');
};
