import { darker, readableOn } from '../../svg/colour.ts';
import { num, path, rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import { wordmark } from '../../parts/wordmark.ts';
import type { Layout } from '../layout.ts';

/** A band of the accent folds over the label behind the wordmark and hangs down at the right. */
export const ribbon: Layout = (canvas, label) => {
  const { w, h, margin, inner, accent, companion, pack, identity, wordSize } = label;
  const band = wordSize * 2 + margin * 0.7;
  const tail = Math.min(w * 0.2, h * 0.22);
  const right = w - margin * 0.7;
  const end = h * 0.62;
  const room = inner - tail * 0.9;
  return [
    rect(0, 0, w, h, identity.ground),
    rect(0, h * 0.9, w, h * 0.1, accent),
    rect(0, h * 0.885, w, h * 0.015, companion),
    path(
      `M${num(right - tail)} ${num(band - 2)}H${num(right)}V${num(end)}l${num(-tail / 2)} ${num(-tail * 0.35)}l${num(-tail / 2)} ${num(tail * 0.35)}z`,
      canvas.linear(
        [
          [0, darker(accent, 0.25)],
          [0.35, darker(accent, 0.08)],
          [1, darker(accent, 0.2)],
        ],
        'down',
      ),
    ),
    rect(
      0,
      0,
      w,
      band,
      canvas.linear([
        [0, accent],
        [1, darker(accent, 0.14)],
      ]),
    ),
    rect(0, band, w, h * 0.014, companion),
    wordmark({ ...label, brand: pack.brand }, margin, band / 2 + wordSize * 0.42, wordSize * 1.1, {
      colour: readableOn(accent),
      max: inner,
    }),
    block(
      pack.label,
      { x: margin, y: band + h * 0.04, w: room, h: h * 0.62 - band },
      { weight: 700, fill: identity.ink, most: label.nameSize, ...(identity.italic && { italic: true }) },
    ),
    text(pack.note, margin, h * 0.735, label.noteSize, { fill: darker(accent, 0.35), max: inner }),
    text(pack.size, margin, h * 0.85, Math.min(label.nameSize * 0.8, h * 0.1), {
      weight: 700,
      fill: darker(accent, 0.2),
      max: inner,
    }),
  ].join('');
};
