/** One decimal is a fifth of a pixel at 96 px: enough for a picture, short in bytes. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** Three decimals, for matrices and scales. */
export const fine = (value: number): string => String(Number(value.toFixed(3)));

/** Returns a text escaped for use between tags or in an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export interface Paint {
  readonly opacity?: number;
  readonly transform?: string;
  readonly rule?: 'evenodd';
}

const prerendered = ({ opacity, transform, rule }: Paint): string =>
  (rule ? ` fill-rule="${rule}"` : '') +
  (opacity === undefined ? '' : ` opacity="${opacity}"`) +
  (transform ? ` transform="${transform}"` : '');

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  radius = 0,
  paint: Paint = {},
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${radius > 0 ? ` rx="${num(radius)}"` : ''} fill="${fill}"${prerendered(paint)}/>`;

export const path = (d: string, fill: string, paint: Paint = {}): string =>
  `<path d="${d}" fill="${fill}"${prerendered(paint)}/>`;

interface Line extends Paint {
  readonly round?: boolean;
  readonly dash?: string;
}

export const line = (
  d: string,
  colour: string,
  width: number,
  { round, dash, ...paint }: Line = {},
): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${round ? ' stroke-linecap="round"' : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}${prerendered(paint)}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  paint: Paint = {},
): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${prerendered(paint)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, paint: Paint = {}): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${prerendered(paint)}/>`;

export const moved = (transform: string, ...content: string[]): string =>
  `<g transform="${transform}">${content.join('')}</g>`;
export const clipped = (clip: string, ...content: string[]): string =>
  `<g clip-path="${clip}">${content.join('')}</g>`;
export const at = (x: number, y: number): string => `translate(${num(x)} ${num(y)})`;
