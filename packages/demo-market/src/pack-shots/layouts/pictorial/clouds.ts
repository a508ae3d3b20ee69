import { darker, ink, lighter } from '../../svg/colour.ts';
import { at, circle, ellipse, fine, moved, num, path, rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import { wordmark } from '../../parts/wordmark.ts';
import type { Layout } from '../layout.ts';

/** A pastel sky with two banks of cloud, a small sun and, where there is room, a bear. */
export const clouds: Layout = (canvas, label) => {
  const { w, h, margin, inner, accent, companion, pack } = label;
  const hasBear = h > 210;
  const u = w / 200;
  const y = h * 0.7;
  const bank = (
    top: number,
    steps: readonly (readonly [dx: number, up: number, ahead: number, rise: number])[],
  ): string =>
    `M0 ${num(top)}${steps.map(([dx, up, ahead, rise]) => `q${num(dx * u)} ${num(-up * u)} ${num(ahead * u)} ${num(rise * u)}`).join('')}V${num(h)}H0z`;
  const far = bank(y, [
    [20, 26, 46, -8],
    [14, 30, 50, -6],
    [26, 22, 46, 6],
    [34, 22, 58, 8],
  ]);
  const near = bank(y + 22 * u, [
    [36, 34, 66, -6],
    [24, 26, 60, -2],
    [30, 20, 74, 6],
  ]);
  return [
    rect(
      0,
      0,
      w,
      h,
      canvas.linear(
        [
          [0, lighter(accent, 0.45)],
          [1, lighter(accent, 0.8)],
        ],
        'down',
      ),
    ),
    circle(w * 0.82, h * 0.17, Math.min(w, h) * 0.1, companion),
    path(far, '#ffffff', { opacity: 0.6 }),
    path(near, '#ffffff'),
    wordmark(
      { ...label, brand: pack.brand },
      margin,
      margin * 0.8 + label.wordSize * 0.9,
      label.wordSize * 1.06,
      { markColour: darker(accent, 0.3), colour: darker(accent, 0.62), max: inner * 0.74 },
    ),
    block(
      pack.label,
      { x: margin, y: label.top, w: inner, h: h * 0.61 - label.top },
      { weight: 700, fill: darker(accent, 0.72), anchor: 'middle', most: label.nameSize },
    ),
    text(pack.size, hasBear ? margin : w / 2, h * 0.92, Math.min(label.nameSize * 0.86, h * 0.11), {
      weight: 700,
      fill: darker(accent, 0.58),
      anchor: hasBear ? 'start' : 'middle',
      max: hasBear ? inner * 0.66 : inner,
    }),
    hasBear
      ? moved(
          `${at(w * 0.8, h * 0.84)} scale(${fine(Math.min(w * 0.0052, h * 0.005))})`,
          bear(darker(accent, 0.12), companion),
        )
      : '',
  ].join('');
};

const bear = (fur: string, soft: string): string =>
  [
    circle(-16, -20, 9, fur),
    circle(16, -20, 9, fur),
    circle(-16, -20, 4.5, soft),
    circle(16, -20, 4.5, soft),
    ellipse(0, 0, 28, 25, fur),
    ellipse(0, 9, 13, 10, lighter(soft, 0.5)),
    circle(-11, -3, 2.8, ink),
    circle(11, -3, 2.8, ink),
    ellipse(0, 5, 4, 3, ink),
  ].join('');
