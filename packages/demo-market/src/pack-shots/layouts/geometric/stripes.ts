import { readableOn } from '../../svg/colour.ts';
import { rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import { textWidth } from '../../svg/text-width.ts';
import { wordmark } from '../../parts/wordmark.ts';
import type { Layout } from '../layout.ts';

/** The sober pack of a generic: name first, strength in a box, a double stripe, the maker at the foot. */
export const stripes: Layout = (_, label) => {
  const { w, h, margin, inner, accent, companion, pack, identity, strength, amount } = label;
  const box = Math.min(label.nameSize * 1.3, h * 0.16);
  const y = h * 0.5;
  const boxWidth = Math.min(
    inner * (amount ? 0.62 : 1),
    textWidth(strength, box * 0.62, { weight: 700 }) + box * 0.7,
  );
  return [
    rect(0, 0, w, h, identity.ground),
    rect(0, h * 0.715, w, h * 0.045, accent),
    rect(0, h * 0.775, w, h * 0.022, companion),
    block(
      pack.label,
      { x: margin, y: h * 0.09, w: inner, h: h * 0.37 },
      { weight: 700, fill: identity.ink, most: label.nameSize * 1.15, vertical: 'top' },
    ),
    rect(margin, y, boxWidth, box, accent, 4),
    text(strength, margin + boxWidth / 2, y + box * 0.72, box * 0.62, {
      weight: 700,
      fill: readableOn(accent),
      anchor: 'middle',
      max: boxWidth - box * 0.4,
    }),
    text(amount, margin + boxWidth + box * 0.3, y + box * 0.7, Math.min(label.nameSize * 0.62, box * 0.5), {
      fill: '#3a465a',
      max: inner - boxWidth - box * 0.3,
    }),
    wordmark({ ...label, brand: pack.brand }, margin, h * 0.915, label.wordSize * 0.95, {
      colour: identity.ink,
      markColour: accent,
      max: inner,
    }),
  ].join('');
};
