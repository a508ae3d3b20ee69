import { line, num, path, rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import { mark } from '../../parts/wordmark.ts';
import type { Layout } from '../layout.ts';

/** The label of an apothecary: a notched double frame, centred serif, the size on a dark band. */
export const frame: Layout = (_, label) => {
  const { w, h, margin, accent, companion, pack, identity, wordSize } = label;
  const x = w / 2;
  const edge = Math.min(w, h) * 0.05;
  const notch = Math.min(w, h) * 0.09;
  const room = w - 2 * Math.max(margin, edge * 2.6);
  const outline = (inset: number): string => {
    const turn = (dx: number, dy: number): string =>
      `a${num(notch)} ${num(notch)} 0 00${num(dx * notch)} ${num(dy * notch)}`;
    return `M${num(inset + notch)} ${num(inset)}H${num(w - inset - notch)}${turn(1, 1)}V${num(h - inset - notch)}${turn(-1, 1)}H${num(inset + notch)}${turn(-1, -1)}V${num(inset + notch)}${turn(1, -1)}z`;
  };
  const nameTop = h * 0.12 + wordSize * 2.15;
  return [
    rect(0, 0, w, h, identity.ground),
    line(outline(edge), accent, 2.5),
    line(outline(edge + 5), companion, 1),
    mark(identity, x - wordSize * 0.6, h * 0.105, wordSize * 1.15, accent),
    text(pack.brand, x, h * 0.1 + wordSize * 2, wordSize * 0.92, {
      serif: true,
      tracking: 0.14,
      fill: identity.ink,
      anchor: 'middle',
      max: room,
    }),
    block(
      pack.label,
      { x: x - room / 2, y: nameTop, w: room, h: h * 0.66 - nameTop },
      { serif: true, weight: 700, fill: accent, anchor: 'middle', most: label.nameSize },
    ),
    text(pack.note, x, h * 0.715, label.noteSize, {
      serif: true,
      italic: true,
      fill: identity.ink,
      anchor: 'middle',
      max: room,
    }),
    path(
      `M${num(edge + 1)} ${num(h * 0.755)}H${num(w - edge - 1)}v${num(h * 0.125)}H${num(edge + 1)}z`,
      accent,
    ),
    text(pack.size, x, h * 0.842, Math.min(label.nameSize * 0.66, h * 0.075), {
      serif: true,
      weight: 700,
      fill: identity.ground,
      anchor: 'middle',
      max: room,
    }),
  ].join('');
};
