import { darker, mix } from '../../svg/colour.ts';
import { circle, clipped, num, path, rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import { wordmark } from '../../parts/wordmark.ts';
import type { Layout } from '../layout.ts';

const soft = '#7a6a58';

/** `count` triangles around a point, from the angle `from` over the angle `span`. */
function rays(x: number, y: number, radius: number, count: number, from: number, span: number): string {
  const end = (angle: number): string =>
    `${num(x + radius * Math.cos(angle))} ${num(y + radius * Math.sin(angle))}`;
  return Array.from({ length: count }, (_, i) => {
    const start = from + (span * i) / count;
    return `M${num(x)} ${num(y)}L${end(start)}L${end(start + (span / count) * 0.52)}z`;
  }).join('');
}

/** Draws rays from below and a white disc with the size; on wide labels the whole sun is at the right. */
export const sunburst: Layout = (canvas, label) =>
  label.w > label.h * (label.isCurved ? 2.1 : 1.6) ? wide(canvas, label) : tall(canvas, label);

const tall: Layout = (canvas, label) => {
  const { w, h, margin, inner, accent, companion, pack, identity, strength, amount } = label;
  const x = w / 2;
  const y = h * 0.98;
  const skyline = h * 0.585;
  const disc = Math.min(w * 0.3, h * 0.24);
  return [
    rect(0, 0, w, h, identity.ground),
    rect(
      0,
      skyline,
      w,
      h - skyline,
      canvas.linear(
        [
          [0, accent],
          [1, mix(accent, companion, 0.4)],
        ],
        'down',
      ),
    ),
    clipped(
      canvas.clip(`M0 ${num(skyline)}h${num(w)}V${num(h)}H0z`),
      path(rays(x, y, Math.hypot(w / 2, h * 0.42), 9, Math.PI, Math.PI), companion, { opacity: 0.75 }),
      circle(x, y, disc * 1.16, '#ffffff', { opacity: 0.55 }),
      circle(x, y, disc, '#ffffff'),
    ),
    wordmark({ ...label, brand: pack.brand }, x, margin * 0.8 + label.wordSize * 0.9, label.wordSize, {
      markColour: accent,
      anchor: 'middle',
      max: inner,
    }),
    block(
      pack.label,
      { x: margin, y: label.top, w: inner, h: h * 0.51 - label.top },
      { weight: 700, fill: darker(accent, 0.42), anchor: 'middle', most: label.nameSize },
    ),
    text(pack.note, x, h * 0.555, label.noteSize, { fill: soft, anchor: 'middle', max: inner }),
    text(strength, x, y - disc * (amount ? 0.38 : 0.25), Math.min(label.nameSize * 0.95, disc * 0.48), {
      weight: 700,
      fill: darker(accent, 0.3),
      anchor: 'middle',
      max: disc * 1.5,
    }),
    text(amount, x, y - disc * 0.1, Math.min(label.nameSize * 0.6, disc * 0.27), {
      weight: 600,
      fill: identity.ink,
      anchor: 'middle',
      max: disc * 1.7,
    }),
  ].join('');
};

const wide: Layout = (canvas, label) => {
  const { w, h, margin, accent, companion, pack, identity, strength, amount } = label;
  const x = w - h * 0.5;
  const y = h * 0.5;
  const disc = h * 0.37;
  const room = w - h * 1.12 - margin;
  return [
    rect(0, 0, w, h, identity.ground),
    rect(w - h, 0, h, h, accent),
    clipped(
      canvas.clip(`M${num(w - h)} 0H${num(w)}V${num(h)}H${num(w - h)}z`),
      path(rays(x, y, h, 12, 0, Math.PI * 2), companion, { opacity: 0.7 }),
    ),
    circle(x, y, disc, '#ffffff'),
    wordmark({ ...label, brand: pack.brand }, margin, h * 0.12 + label.wordSize * 0.9, label.wordSize, {
      markColour: accent,
      max: room,
    }),
    block(
      pack.label,
      { x: margin, y: h * 0.16 + label.wordSize, w: room, h: h * 0.64 - label.wordSize },
      { weight: 700, fill: darker(accent, 0.42), most: label.nameSize * 1.1 },
    ),
    text(pack.note, margin, h * 0.9, label.noteSize, { fill: soft, max: room }),
    text(strength, x, y + (amount ? 0 : disc * 0.15), Math.min(label.nameSize, disc * 0.5), {
      weight: 700,
      fill: darker(accent, 0.3),
      anchor: 'middle',
      max: disc * 1.6,
    }),
    text(amount, x, y + disc * 0.42, disc * 0.3, {
      weight: 600,
      fill: identity.ink,
      anchor: 'middle',
      max: disc * 1.5,
    }),
  ].join('');
};
