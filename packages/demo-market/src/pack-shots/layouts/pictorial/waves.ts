import { darker, lighter } from '../../svg/colour.ts';
import { circle, num, path, rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import { wordmark } from '../../parts/wordmark.ts';
import type { Layout } from '../layout.ts';

/** Three layers of water below, two bubbles above them. */
export const waves: Layout = (canvas, label) => {
  const { w, h, margin, inner, accent, companion, pack } = label;
  const u = w / 4;
  const water = (y: number, swell: number): string =>
    `M0 ${num(y)}q${num(u / 2)} ${num(-swell)} ${num(u)} ${num(-swell * 0.4)}t${num(u)} ${num(swell * 0.2)} ${num(u)} ${num(-swell * 0.5)} ${num(u)} ${num(swell * 0.2)}V${num(h)}H0z`;
  return [
    rect(
      0,
      0,
      w,
      h,
      canvas.linear(
        [
          [0, '#ffffff'],
          [1, lighter(companion, 0.72)],
        ],
        'down',
      ),
    ),
    path(water(h * 0.66, h * 0.1), companion, { opacity: 0.45 }),
    path(water(h * 0.72, h * 0.12), accent, { opacity: 0.55 }),
    path(water(h * 0.79, h * 0.09), darker(accent, 0.18)),
    circle(w * 0.8, h * 0.56, w * 0.025, companion, { opacity: 0.7 }),
    circle(w * 0.88, h * 0.5, w * 0.016, accent, { opacity: 0.6 }),
    wordmark(
      { ...label, brand: pack.brand },
      margin,
      margin * 0.8 + label.wordSize * 0.9,
      label.wordSize * 1.06,
      { colour: darker(accent, 0.45), markColour: accent, max: inner },
    ),
    block(
      pack.label,
      { x: margin, y: label.top, w: inner, h: h * 0.52 - label.top },
      { weight: 700, fill: darker(accent, 0.68), most: label.nameSize },
    ),
    text(pack.note, margin, h * 0.565, label.noteSize, { fill: darker(accent, 0.35), max: inner * 0.86 }),
    text(pack.size, margin, h * 0.925, Math.min(label.nameSize * 0.78, h * 0.1), {
      weight: 700,
      fill: '#ffffff',
      max: inner,
    }),
  ].join('');
};
