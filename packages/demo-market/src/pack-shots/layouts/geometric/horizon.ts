import { darker, lighter, mix } from '../../svg/colour.ts';
import { circle, num, path, rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import { wordmark } from '../../parts/wordmark.ts';
import type { Layout } from '../layout.ts';

/** Draws a half disc on a horizon with its mirror image below; the name is in the sky. */
export const horizon: Layout = (canvas, label) => {
  const { w, h, margin, inner, accent, companion, pack, identity, strength, amount } = label;
  const y = h * 0.66;
  const disc = Math.min(w * 0.3, h * 0.2);
  const x = w - margin - disc * 0.9;
  const ripple = (at: number, half: number): string =>
    rect(x - half, y + (h - y) * at, half * 2, h * 0.012, '#ffffff', 2, { opacity: 0.55 });
  return [
    rect(
      0,
      0,
      w,
      h,
      canvas.linear(
        [
          [0, identity.ground],
          [1, lighter(companion, 0.55)],
        ],
        'down',
      ),
    ),
    circle(x, y, disc * 1.3, lighter(companion, 0.35), { opacity: 0.7 }),
    circle(
      x,
      y,
      disc,
      canvas.linear(
        [
          [0, companion],
          [1, mix(accent, companion, 0.45)],
        ],
        'down',
      ),
    ),
    rect(
      0,
      y,
      w,
      h - y,
      canvas.linear(
        [
          [0, accent],
          [1, darker(accent, 0.25)],
        ],
        'down',
      ),
    ),
    ripple(0.14, disc * 0.86),
    ripple(0.3, disc * 0.62),
    ripple(0.46, disc * 0.36),
    path(`M0 ${num(y)}h${num(w)}v${num(h * 0.012)}H0z`, '#ffffff', { opacity: 0.5 }),
    wordmark({ ...label, brand: pack.brand }, margin, margin * 0.8 + label.wordSize * 0.9, label.wordSize, {
      colour: identity.ink,
      markColour: accent,
      max: inner,
    }),
    block(
      pack.label,
      { x: margin, y: label.top, w: inner, h: Math.max(h * 0.2, y - disc * 1.15 - label.top) },
      { weight: 700, fill: darker(accent, 0.5), most: label.nameSize, vertical: 'top' },
    ),
    text(pack.note, margin, y - h * 0.03, label.noteSize, {
      fill: darker(accent, 0.45),
      max: Math.max(60, x - disc - margin * 1.4),
    }),
    text(strength, margin, y + (h - y) * (amount ? 0.5 : 0.62), Math.min(label.nameSize * 0.9, h * 0.12), {
      weight: 700,
      fill: '#ffffff',
      max: inner * 0.62,
    }),
    text(amount, margin, y + (h - y) * 0.84, Math.min(label.nameSize * 0.58, h * 0.08), {
      fill: '#ffffff',
      max: inner * 0.62,
    }),
  ].join('');
};
