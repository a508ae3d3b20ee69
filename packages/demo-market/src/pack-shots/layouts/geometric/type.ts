import { line, num, rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import type { Layout } from '../layout.ts';

/** Lower-case type and nothing else: two rules and one square of colour. */
export const type: Layout = (_, label) => {
  const { w, h, margin, inner, accent, pack, identity, wordSize, strength, amount } = label;
  const upper = margin * 0.8 + wordSize * 1.25;
  const lower = h * 0.74;
  const foot = h - lower;
  const side = wordSize * 0.85;
  return [
    rect(0, 0, w, h, identity.ground),
    text(pack.brand, margin, margin * 0.8 + wordSize * 0.85, wordSize, {
      weight: 700,
      fill: identity.ink,
      tracking: -0.02,
      max: inner * 0.7,
    }),
    rect(w - margin - side, margin * 0.8 + wordSize * 0.1, side, side, accent),
    line(
      `M${num(margin)} ${num(upper)}H${num(w - margin)}M${num(margin)} ${num(lower)}H${num(w - margin)}`,
      identity.ink,
      1.5,
    ),
    block(
      pack.label.toLocaleLowerCase('tr-TR'),
      { x: margin, y: upper + h * 0.03, w: inner, h: lower - upper - h * 0.16 },
      {
        weight: 700,
        fill: identity.ink,
        leading: 1,
        most: label.nameSize * 1.12,
        tracking: -0.02,
        vertical: 'top',
      },
    ),
    text(pack.note, margin, lower - h * 0.035, label.noteSize, { fill: '#5a5f63', max: inner }),
    text(strength, margin, lower + foot * 0.5, Math.min(label.nameSize * 0.72, h * 0.1), {
      weight: 700,
      fill: accent,
      max: inner,
    }),
    text(amount, margin, lower + foot * 0.84, Math.min(label.nameSize * 0.56, h * 0.075), {
      fill: identity.ink,
      max: inner,
    }),
  ].join('');
};
