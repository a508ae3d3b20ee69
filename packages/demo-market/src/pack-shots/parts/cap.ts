import type { Canvas } from '../svg/canvas.ts';
import { luminance, shadow, white } from '../svg/colour.ts';
import type { Tone } from '../identities/identity.ts';
import type { Shot } from '../label.ts';
import { gloss, gold, matte, steel } from '../svg/light.ts';
import { line, num, path } from '../svg/svg.ts';
import { toneOf } from './tone.ts';

interface CapStyle {
  readonly tone?: Tone | 'steel';
  readonly radius?: number;
  readonly isRibbed?: boolean;
  readonly isGlossy?: boolean;
}

/** A screw cap or an overcap: a rounded top, a slightly bowed foot. */
export function cap(
  canvas: Canvas,
  shot: Shot,
  { x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  { tone = shot.identity.cap, radius = 6, isRibbed = false, isGlossy = false }: CapStyle = {},
): void {
  const outline =
    `M${num(x)} ${num(y + radius)}q0-${radius} ${radius}-${radius}H${num(x + w - radius)}q${radius} 0 ${radius} ${radius}` +
    `V${num(y + h - 3)}q0 3-3 4Q${num(x + w / 2)} ${num(y + h + 7)} ${num(x + 3)} ${num(y + h + 1)}q-3-1-3-4z`;
  const metal = tone === 'gold' ? gold : tone === 'steel' ? steel : null;
  if (metal || tone === 'steel' || tone === 'gold') {
    canvas.add(path(outline, canvas.linear(metal ?? steel)));
  } else {
    const colour = toneOf(shot, tone);
    canvas.add(path(outline, colour));
    if (isRibbed) canvas.add(ribs(x, y + radius + 6, w, y + h - 4, luminance(colour) > 0.4));
    canvas.add(path(outline, canvas.linear(isGlossy ? gloss : matte)));
  }
  canvas.add(
    line(`M${num(x + radius)} ${num(y + 1.5)}H${num(x + w - radius)}`, white, 2, {
      opacity: 0.55,
      round: true,
    }),
  );
}

/** Draws the ribs of a round cap, closer towards its sides. */
function ribs(x: number, top: number, w: number, bottom: number, isPale: boolean): string {
  const count = Math.round(w / 6);
  const d = Array.from({ length: count - 1 }, (_, i) => {
    const across = x + w / 2 - (w / 2) * Math.cos((Math.PI * (i + 1)) / count);
    return `M${num(across)} ${num(top)}V${num(bottom)}`;
  }).join('');
  return line(d, isPale ? shadow : white, 1.2, { opacity: isPale ? 0.15 : 0.17 });
}
