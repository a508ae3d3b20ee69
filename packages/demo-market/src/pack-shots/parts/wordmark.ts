import type { Identity } from '../identities/identity.ts';
import { marks } from './marks.ts';
import { at, fine, moved } from '../svg/svg.ts';
import { type Anchor, text } from '../svg/text.ts';
import { textWidth } from '../svg/text-width.ts';

/** A brand mark with its upper left corner at `x`, `y`. */
export function mark(identity: Identity, x: number, y: number, size: number, colour: string): string {
  return moved(`${at(x, y)} scale(${fine(size / 20)})`, marks[identity.mark](colour));
}

interface WordmarkStyle {
  readonly colour?: string;
  readonly markColour?: string;
  readonly anchor?: Anchor;
  readonly max?: number;
  readonly isBare?: boolean;
}

/** The brand as it is written, its mark before it, the baseline at `y`. */
export function wordmark(
  { identity, brand }: { readonly identity: Identity; readonly brand: string },
  x: number,
  y: number,
  wanted: number,
  {
    colour = identity.ink,
    markColour = colour,
    anchor = 'start',
    max = 1000,
    isBare = false,
  }: WordmarkStyle = {},
): string {
  const style = {
    weight: identity.serif ? 400 : identity.italic ? 800 : 700,
    ...(identity.serif && { serif: true }),
    ...(identity.italic && { italic: true }),
    ...(identity.tracking && { tracking: identity.tracking }),
  };
  const gapOf = (size: number): number => (isBare ? 0 : size * 1.18);
  const natural = textWidth(brand, wanted, style) + gapOf(wanted);
  const size = natural > max ? (wanted * max) / natural : wanted;
  const width = textWidth(brand, size, style);
  const whole = width + gapOf(size);
  const start = anchor === 'middle' ? x - whole / 2 : anchor === 'end' ? x - whole : x;
  const sign = isBare ? '' : mark(identity, start, y - size * 0.86, size * 0.98, markColour);
  return sign + text(brand, start + gapOf(size), y, size, { ...style, fill: colour, max: width + 1 });
}
