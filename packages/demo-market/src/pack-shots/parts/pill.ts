import { rect } from '../svg/svg.ts';
import { type Anchor, text } from '../svg/text.ts';
import { textWidth } from '../svg/text-width.ts';

interface PillStyle {
  readonly ground: string;
  readonly ink: string;
  readonly anchor?: Anchor;
  readonly radius?: number;
}

/** A rounded chip around a text, at most `max` wide. */
export function pill(
  content: string,
  x: number,
  y: number,
  max: number,
  height: number,
  style: PillStyle,
): string {
  const size = height * 0.52;
  const width = Math.min(max, textWidth(content, size, { weight: 700 }) + height * 0.9);
  const left = style.anchor === 'middle' ? x - width / 2 : style.anchor === 'end' ? x - width : x;
  return (
    rect(left, y, width, height, style.ground, style.radius ?? height / 2) +
    text(content, left + width / 2, y + height * 0.69, size, {
      weight: 700,
      fill: style.ink,
      anchor: 'middle',
      max: width - height * 0.55,
    })
  );
}
