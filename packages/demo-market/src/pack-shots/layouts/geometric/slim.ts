import { darker, lighter, luminance, mix, readableOn } from '../../svg/colour.ts';
import { circle, rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import { wordmark } from '../../parts/wordmark.ts';
import type { Layout } from '../layout.ts';

/** For narrow carriers that are read lying down: the brand on its colour, the name beside it. */
export const slim: Layout = (canvas, label) => {
  const { w, h, margin, accent, companion, pack, identity } = label;
  const isSoft = ['clouds', 'pearl', 'circles', 'horizon'].includes(identity.layout);
  const isDark = luminance(identity.ground) < 0.2;
  const head =
    identity.layout === 'type'
      ? identity.ink
      : isDark
        ? darker(identity.ground, 0.4)
        : isSoft
          ? mix(accent, companion, 0.3)
          : accent;
  const headInk = readableOn(head, darker(accent, 0.8));
  const split = w * 0.36;
  const x = w * 0.42;
  const room = w - x - margin;
  const face = { weight: 700, ...(identity.serif && { serif: true }) };
  const nameInk = isDark && !isSoft ? '#ffffff' : darker(accent, 0.55);
  const sizeInk = isDark && !isSoft ? accent : luminance(accent) > 0.4 ? darker(accent, 0.4) : accent;
  return [
    rect(0, 0, w, h, isSoft ? lighter(accent, 0.86) : identity.ground),
    rect(
      0,
      0,
      split,
      h,
      canvas.linear([
        [0, head],
        [1, mix(head, companion, isSoft ? 0.5 : 0.12)],
      ]),
    ),
    rect(split, 0, h * 0.06, h, identity.layout === 'type' ? accent : companion),
    circle(split * 0.08, h * 0.9, h * 0.5, '#ffffff', { opacity: 0.1 }),
    wordmark(
      { ...label, brand: pack.brand },
      split / 2,
      h * 0.5 + label.wordSize * 0.42,
      label.wordSize * 1.35,
      { colour: headInk, markColour: isDark ? accent : headInk, anchor: 'middle', max: split - margin * 1.5 },
    ),
    block(pack.label, { x, y: h * 0.13, w: room, h: h * 0.5 }, { ...face, fill: nameInk, most: h * 0.3 }),
    text(pack.size, x, h * 0.84, h * 0.165, { ...face, fill: sizeInk, max: room }),
  ].join('');
};
