import { darker, readableOn } from '../../svg/colour.ts';
import { num, path, rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import { wordmark } from '../../parts/wordmark.ts';
import type { Layout } from '../layout.ts';

const coal = '#15181d';

/** A two-tone wedge over coal, heavy slanted capitals. */
export const diagonal: Layout = (canvas, label) =>
  label.w > label.h * 2.2 ? lyingWedge(canvas, label) : standingWedge(canvas, label);

const standingWedge: Layout = (canvas, label) => {
  const { w, h, margin, inner, accent, companion, pack, identity, strength, amount } = label;
  return [
    rect(
      0,
      0,
      w,
      h,
      canvas.linear(
        [
          [0, companion],
          [0.55, accent],
          [1, darker(accent, 0.2)],
        ],
        [1, 0, 0, 1],
      ),
    ),
    path(`M0 ${num(h * 0.58)}L${num(w)} ${num(h * 0.36)}V${num(h)}H0z`, identity.ground),
    path(`M0 ${num(h * 0.53)}L${num(w)} ${num(h * 0.31)}v${num(h * 0.03)}L0 ${num(h * 0.56)}z`, '#ffffff', {
      opacity: 0.9,
    }),
    wordmark(
      { ...label, brand: pack.brand },
      margin,
      margin * 0.8 + label.wordSize * 1.2,
      label.wordSize * 1.35,
      { colour: readableOn(accent, coal), max: inner },
    ),
    block(
      pack.label,
      { x: margin, y: h * 0.56, w: inner, h: h * 0.235 },
      { weight: 800, italic: true, uppercase: true, fill: '#ffffff', leading: 1.02, most: label.nameSize },
    ),
    text(strength, margin, h * 0.91, Math.min(label.nameSize * 1.3, h * 0.11), {
      weight: 800,
      italic: true,
      fill: accent,
      max: inner * 0.55,
    }),
    text(amount, w - margin, h * 0.91, Math.min(label.nameSize * 0.62, h * 0.075), {
      weight: 700,
      fill: '#ffffff',
      anchor: 'end',
      max: inner * 0.42,
    }),
  ].join('');
};

const lyingWedge: Layout = (canvas, label) => {
  const { w, h, margin, accent, companion, pack, identity } = label;
  return [
    rect(0, 0, w, h, identity.ground),
    path(
      `M0 0H${num(w * 0.42)}L${num(w * 0.42 - h * 0.5)} ${num(h)}H0z`,
      canvas.linear([
        [0, companion],
        [1, accent],
      ]),
    ),
    path(`M${num(w * 0.44)} 0h${num(h * 0.08)}l${num(-h * 0.5)} ${num(h)}h${num(-h * 0.08)}z`, '#ffffff', {
      opacity: 0.9,
    }),
    path(`M${num(w)} ${num(h * 0.55)}V${num(h)}H${num(w - h * 0.5)}z`, accent),
    wordmark({ ...label, brand: pack.brand }, margin, h * 0.5 + label.wordSize * 0.5, label.wordSize * 1.5, {
      colour: readableOn(accent, coal),
      max: w * 0.42 - h * 0.32 - margin,
    }),
    block(
      pack.label,
      { x: w * 0.46, y: h * 0.1, w: w * 0.54 - margin, h: h * 0.56 },
      {
        weight: 800,
        italic: true,
        uppercase: true,
        fill: '#ffffff',
        leading: 1.02,
        most: label.nameSize * 1.1,
      },
    ),
    text(pack.size, w * 0.46, h * 0.86, h * 0.17, { weight: 800, italic: true, fill: accent, max: w * 0.4 }),
  ].join('');
};
