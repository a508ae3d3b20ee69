import { lighter, mix } from '../../svg/colour.ts';
import { circle, line, num, rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import type { Layout } from '../layout.ts';

/** A pearly gradient, much air, one hairline. */
export const pearl: Layout = (canvas, label) => {
  const { w, h, margin, inner, accent, companion, pack, identity, wordSize } = label;
  const x = w / 2;
  const glow = Math.min(w * 0.34, h * 0.2);
  const serif = identity.serif ? { serif: true } : {};
  return [
    rect(
      0,
      0,
      w,
      h,
      canvas.linear(
        [
          [0, lighter(companion, 0.25)],
          [0.5, '#ffffff'],
          [1, accent],
        ],
        [0, 0, 1, 1],
      ),
    ),
    circle(x, h * 0.985, glow * 1.5, '#ffffff', { opacity: 0.4 }),
    circle(x, h * 0.985, glow * 1.1, '#ffffff', { opacity: 0.4 }),
    text(pack.brand, x, margin * 0.8 + wordSize * 0.95, wordSize * 0.98, {
      ...serif,
      fill: identity.ink,
      anchor: 'middle',
      tracking: 0.08,
      max: inner,
    }),
    line(`M${num(x - 14)} ${num(margin * 0.8 + wordSize * 1.5)}h28`, mix(accent, identity.ink, 0.35), 1.5),
    block(
      pack.label,
      { x: margin, y: label.top + h * 0.05, w: inner, h: h * 0.55 - label.top },
      { ...serif, weight: 600, fill: identity.ink, anchor: 'middle', most: label.nameSize },
    ),
    text(pack.note, x, h * 0.67, label.noteSize, {
      ...serif,
      fill: mix(identity.ink, accent, 0.2),
      anchor: 'middle',
      max: inner,
    }),
    text(pack.size, x, h * 0.92, Math.min(label.nameSize * 0.68, h * 0.085), {
      weight: 700,
      fill: identity.ink,
      anchor: 'middle',
      max: inner,
    }),
  ].join('');
};
