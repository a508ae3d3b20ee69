import type { Canvas } from '../svg/canvas.ts';
import { shadow, white } from '../svg/colour.ts';
import { fading } from '../svg/light.ts';
import { ellipse } from '../svg/svg.ts';

/**
 * Draws the light and shadow of an object on the ground at `y`: a pool of light that is visible on dark pages
 * alone, a wide soft shadow, and a tight one beneath it.
 */
export function floor(canvas: Canvas, x: number, y: number, radius: number, height = 1): void {
  const pool = canvas.radial([
    [0, white, 0.3],
    [1, white, 0],
  ]);
  const contact = canvas.radial([
    [0, shadow, 0.6],
    [0.7, shadow, 0.38],
    [1, shadow, 0],
  ]);
  canvas.add(
    ellipse(x, y + 2, Math.min(radius * 1.4, 228), Math.max(13, radius * 0.15 * height), pool),
    ellipse(x + 8, y + 1, radius * 1.24, Math.max(10, radius * 0.12 * height), canvas.radial(fading(0.42))),
    ellipse(x + 2, y - 1, radius * 0.98, Math.max(5, radius * 0.05 * height), contact),
  );
}
