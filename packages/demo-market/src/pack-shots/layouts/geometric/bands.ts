import { darker } from '../../svg/colour.ts';
import { rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import { wordmark } from '../../parts/wordmark.ts';
import type { Layout } from '../layout.ts';

/** White above, the accent below with the strength set large in it, a thin companion band between. */
export const bands: Layout = (canvas, label) => {
  const { w, h, margin, inner, accent, companion, pack, strength, amount } = label;
  const y = h * 0.72;
  const foot = h - y;
  return [
    rect(0, 0, w, h, label.identity.ground),
    rect(
      0,
      y,
      w,
      foot,
      canvas.linear([
        [0, accent],
        [1, darker(accent, 0.22)],
      ]),
    ),
    rect(0, y - h * 0.045, w, h * 0.03, companion),
    wordmark({ ...label, brand: pack.brand }, margin, margin * 0.75 + label.wordSize * 0.9, label.wordSize, {
      markColour: accent,
      max: inner,
    }),
    block(
      pack.label,
      { x: margin, y: label.top, w: inner, h: h * 0.585 - label.top },
      { weight: 700, fill: darker(accent, 0.45), most: label.nameSize },
    ),
    text(pack.note, margin, h * 0.655 - 3, label.noteSize, { fill: '#5b6b7d', max: inner }),
    text(strength, margin, y + foot * (amount ? 0.48 : 0.64), Math.min(label.nameSize * 0.92, foot * 0.42), {
      weight: 700,
      fill: '#ffffff',
      max: inner,
    }),
    text(amount, margin, y + foot * 0.82, Math.min(label.nameSize * 0.62, foot * 0.27), {
      fill: '#ffffff',
      max: inner,
    }),
  ].join('');
};
