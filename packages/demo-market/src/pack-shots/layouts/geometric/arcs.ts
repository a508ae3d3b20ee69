import { darker, lighter } from '../../svg/colour.ts';
import { circle, rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import { wordmark } from '../../parts/wordmark.ts';
import type { Layout } from '../layout.ts';

/** Rings around a sun in the upper right corner, the size on a white band. */
export const arcs: Layout = (canvas, label) => {
  const { w, h, margin, inner, accent, companion, pack, strength, amount } = label;
  const unit = Math.min(w, h * 0.9);
  const ring = (radius: number, colour: string): string => circle(w * 0.96, h * 0.03, unit * radius, colour);
  const nameTop = Math.max(label.top, h * 0.34);
  return [
    rect(
      0,
      0,
      w,
      h,
      canvas.linear(
        [
          [0, lighter(accent, 0.2)],
          [1, accent],
        ],
        'down',
      ),
    ),
    ring(1.06, lighter(accent, 0.36)),
    ring(0.82, lighter(accent, 0.6)),
    ring(0.58, companion),
    ring(0.36, lighter(companion, 0.5)),
    wordmark(
      { ...label, brand: pack.brand },
      margin,
      margin * 0.8 + label.wordSize * 0.9,
      label.wordSize * 1.04,
      { colour: darker(accent, 0.8), max: inner * 0.8 },
    ),
    block(
      pack.label,
      { x: margin, y: nameTop, w: inner, h: h * 0.66 - nameTop },
      { weight: 700, fill: darker(accent, 0.8), vertical: 'bottom', most: label.nameSize },
    ),
    text(pack.note, margin, h * 0.735, label.noteSize, { fill: darker(accent, 0.78), max: inner }),
    rect(0, h * 0.79, w, h * 0.15, '#ffffff', 0, { opacity: 0.94 }),
    text(strength, margin, h * 0.9, Math.min(label.nameSize * 0.95, h * 0.1), {
      weight: 800,
      fill: darker(accent, 0.4),
      max: inner * (amount ? 0.58 : 1),
    }),
    text(amount, w - margin, h * 0.895, Math.min(label.nameSize * 0.6, h * 0.07), {
      weight: 600,
      fill: darker(accent, 0.5),
      anchor: 'end',
      max: inner * 0.38,
    }),
  ].join('');
};
