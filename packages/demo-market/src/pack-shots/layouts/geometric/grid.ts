import { line, num, rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import { wordmark } from '../../parts/wordmark.ts';
import type { Layout } from '../layout.ts';

/** A column of small crosses at the left: the chart paper of a surgery. */
export const grid: Layout = (canvas, label) => {
  const { w, h, margin, accent, companion, pack, identity } = label;
  const column = Math.min(w * 0.24, 92);
  const step = column / 3.2;
  const arm = step * 0.3;
  const cross = (x: number, y: number): string =>
    `M${num(x - arm)} ${num(y)}h${num(2 * arm)}m${num(-arm)} ${num(-arm)}v${num(2 * arm)}`;
  const crosses = canvas.pattern(
    num(step * 2),
    line(cross(step * 0.6, step * 0.6) + cross(step * 1.6, step * 1.6), '#ffffff', step * 0.17, {
      opacity: 0.5,
    }),
  );
  const x = column + margin * 0.8;
  const room = w - x - margin * 0.8;
  return [
    rect(
      0,
      0,
      w,
      h,
      canvas.linear([
        [0, '#ffffff'],
        [1, '#eef4fa'],
      ]),
    ),
    rect(
      0,
      0,
      column,
      h,
      canvas.linear(
        [
          [0, companion],
          [1, accent],
        ],
        'down',
      ),
    ),
    rect(0, 0, column, h, crosses),
    rect(column, h * 0.93, w - column, h * 0.07, accent),
    wordmark({ ...label, brand: pack.brand }, x, margin * 0.8 + label.wordSize * 0.9, label.wordSize, {
      colour: accent,
      markColour: companion,
      max: room,
    }),
    block(
      pack.label,
      { x, y: label.top, w: room, h: h * 0.62 - label.top },
      { weight: 700, fill: identity.ink, most: label.nameSize },
    ),
    text(pack.note, x, h * 0.685, label.noteSize, { fill: '#5c7089', max: room }),
    text(pack.size, x, h * 0.85, Math.min(label.nameSize * 0.78, h * 0.11), {
      weight: 700,
      fill: accent,
      max: room,
    }),
  ].join('');
};
