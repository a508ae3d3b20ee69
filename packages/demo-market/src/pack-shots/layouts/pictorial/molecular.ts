import { lighter, mix } from '../../svg/colour.ts';
import { pill } from '../../parts/pill.ts';
import { at, circle, line, moved, num, rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import { wordmark } from '../../parts/wordmark.ts';
import type { Layout } from '../layout.ts';

const night = '#0e1430';
const cell = 'l17.3 10v20l-17.3 10-17.3-10v-20z';
/** Upper corners of the hexagons. */
const cells = [
  [110, -14],
  [144.6, -14],
  [127.3, 16],
  [161.9, 16],
  [144.6, 46],
] as const;

/** Night ground with a molecule in the upper right; light type, a neon chip. */
export const molecular: Layout = (canvas, label) => {
  const { w, h, margin, inner, accent, companion, pack, identity } = label;
  const unit = Math.min(w / 200, h / 190) * 1.05;
  const ground = canvas.linear(
    [
      [0, mix(identity.ground, companion, 0.28)],
      [0.6, identity.ground],
      [1, night],
    ],
    [1, 0, 0, 1],
  );
  const net = line(cells.map(([x, y]) => `M${x} ${y}${cell}`).join('') + 'M110 26v18', accent, 2, {
    opacity: 0.4,
  });
  const atoms = [
    circle(110, 44, 6, accent),
    circle(127.3, 46, 4, companion),
    circle(144.6, 86, 7, companion),
    circle(161.9, 16, 5, accent),
    circle(144.6, 26, 4.5, '#ffffff'),
    circle(127.3, 16, 3.5, '#ffffff'),
  ];
  const nameTop = Math.max(h * 0.36, label.top);
  return [
    rect(0, 0, w, h, ground),
    moved(`${at(w - 190 * unit, 8 * unit)} scale(${num(unit)})`, net, ...atoms),
    wordmark(
      { ...label, brand: pack.brand },
      margin,
      margin * 0.8 + label.wordSize * 0.9,
      label.wordSize * 0.95,
      { colour: '#ffffff', markColour: accent, max: inner * 0.64 },
    ),
    block(
      pack.label,
      { x: margin, y: nameTop, w: inner, h: h * 0.7 - nameTop },
      { weight: 700, fill: '#ffffff', vertical: 'bottom', most: label.nameSize },
    ),
    text(pack.note, margin, h * 0.765, label.noteSize, { fill: lighter(accent, 0.35), max: inner }),
    pill(pack.size, margin, h * 0.82, inner, Math.min(label.nameSize, h * 0.13), {
      ground: accent,
      ink: night,
      radius: 5,
    }),
  ].join('');
};
