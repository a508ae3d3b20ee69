import type { Canvas } from '../../svg/canvas.ts';
import { lighter, mix } from '../../svg/colour.ts';
import type { Shot } from '../../label.ts';

export type Glass = 'amber' | 'cobalt' | 'frosted' | 'clear';

const offsets = [0, 0.17, 0.5, 0.83, 1] as const;

/** Dark at the rims, light where the lamp comes through. */
export function glassPaint(canvas: Canvas, { accent, companion }: Shot, glass: Glass): string {
  const shades: Readonly<Record<Glass, readonly string[]>> = {
    amber: ['#4a1d05', '#c4701f', '#8a400d', '#b05c17', '#3e1703'],
    cobalt: ['#0c1d5e', '#3b66d8', '#1b3aa0', '#3158c8', '#0a174a'],
    frosted: [
      mix(accent, '#ffffff', 0.35),
      lighter(companion, 0.75),
      lighter(companion, 0.5),
      lighter(companion, 0.7),
      mix(accent, '#ffffff', 0.3),
    ],
    clear: ['#c3ced9', '#ffffff', '#eef2f6', '#f8fafc', '#b3c0cc'],
  };
  return canvas.linear(shades[glass].map((shade, i) => [offsets[i] ?? 1, shade] as const));
}
