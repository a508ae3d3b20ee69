import { artwork } from '../artwork.ts';
import type { Canvas, Stop } from './canvas.ts';
import { shadow, white } from './colour.ts';
import type { Shot } from '../label.ts';
import { at, clipped, line, moved, num, path } from './svg.ts';

interface WrapOptions {
  /** How far the edges of the label bow towards the eye. */
  readonly bow?: number;
  /** Light of the label alone, where the body beneath has its own. */
  readonly light?: readonly Stop[];
  readonly turnBelow?: number;
}

/** A label around an upright cylinder: clipped with bowed edges. */
export function wrap(
  canvas: Canvas,
  shot: Shot,
  box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  { bow = 6, light, turnBelow }: WrapOptions = {},
): void {
  const { w, h } = box;
  const edge = (y: number): string => `${num(y)}Q${num(w / 2)} ${num(y + 2 * bow)} ${num(w)} ${num(y)}`;
  const outline = `M0 ${edge(0)}V${num(h)}Q${num(w / 2)} ${num(h + 2 * bow)} 0 ${num(h)}z`;
  const print = artwork(canvas, shot, w, h + bow, {
    isCurved: true,
    ...(turnBelow !== undefined && { turnBelow }),
  });
  const own = light
    ? path(outline, canvas.linear(light)) +
      line(`M0 ${edge(0)}`, white, 1.4, { opacity: 0.7 }) +
      line(`M0 ${edge(h + 0.8)}`, shadow, 2, { opacity: 0.3 })
    : '';
  canvas.add(moved(at(box.x, box.y), clipped(canvas.clip(outline), print), own));
}
