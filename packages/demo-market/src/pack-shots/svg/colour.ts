/** Colours are `#rrggbb`. */

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** From `a` (share 0) to `b` (share 1). */
export function mix(a: string, b: string, share: number): string {
  const to = channels(b);
  const mixed = channels(a).map((from, i) => Math.round(from + ((to[i] ?? 0) - from) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const ink = '#142033';
/** A cool navy; pure black would look like a hole. */
export const shadow = '#16233a';
export const white = '#ffffff';

export const darker = (colour: string, share: number): string => mix(colour, ink, share);
export const lighter = (colour: string, share: number): string => mix(colour, white, share);

/** Relative luminance (WCAG 2.2), 0 to 1. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the text colour that is readable on a ground. */
export const readableOn = (ground: string, dark: string = ink, light: string = white): string =>
  luminance(ground) > 0.36 ? dark : light;
