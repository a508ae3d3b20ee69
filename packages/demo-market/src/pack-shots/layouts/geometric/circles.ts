import { darker, lighter, mix, readableOn } from '../../svg/colour.ts';
import { circle, rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import { textWidth } from '../../svg/text-width.ts';
import { wordmark } from '../../parts/wordmark.ts';
import type { Layout } from '../layout.ts';

/** A large disc low on the right holds the size; two small ones keep it company. */
export const circles: Layout = (canvas, label) => {
  const { w, h, margin, inner, accent, companion, pack, strength, amount } = label;
  const isWide = w > h * 1.25;
  const radius = isWide ? h * 0.46 : Math.min(w * 0.48, h * 0.35);
  const x = w - radius * 0.79;
  const y = h - radius * 0.5;
  const ink = readableOn(mix(accent, companion, 0.3));
  const large = Math.min(label.nameSize * 1.05, radius * 0.42);
  const small = Math.min(label.nameSize * 0.66, radius * 0.24);
  // The disc runs over the edge; what is written in it must not.
  const centred = (content: string, size: number): number =>
    Math.min(x, w - margin - Math.min(radius * 1.2, textWidth(content, size, { weight: 700 })) / 2);
  return [
    rect(0, 0, w, h, lighter(companion, 0.78)),
    circle(
      x,
      y,
      radius,
      canvas.linear(
        [
          [0, accent],
          [1, mix(accent, companion, 0.55)],
        ],
        [0, 0, 1, 1],
      ),
    ),
    circle(x - radius * 0.95, y + radius * 0.28, radius * 0.4, companion, { opacity: 0.85 }),
    circle(isWide ? w * 0.1 : margin + radius * 0.12, h * 0.94, radius * 0.17, accent, { opacity: 0.5 }),
    wordmark({ ...label, brand: pack.brand }, margin, margin * 0.8 + label.wordSize * 0.9, label.wordSize, {
      colour: darker(accent, 0.5),
      markColour: accent,
      max: inner,
    }),
    block(
      pack.label,
      {
        x: margin,
        y: label.top,
        w: isWide ? w * 0.58 - margin : inner,
        h: (isWide ? h * 0.7 : h - radius * 1.5 - 2) - label.top,
      },
      { weight: 700, fill: darker(accent, 0.66), vertical: isWide ? 'middle' : 'top', most: label.nameSize },
    ),
    text(strength, centred(strength, large), y + (amount ? 0 : radius * 0.1), large, {
      weight: 700,
      fill: ink,
      anchor: 'middle',
      max: radius * 1.2,
    }),
    text(amount, centred(amount, small), y + radius * 0.3, small, {
      weight: 600,
      fill: ink,
      anchor: 'middle',
      max: radius * 1.2,
    }),
  ].join('');
};
