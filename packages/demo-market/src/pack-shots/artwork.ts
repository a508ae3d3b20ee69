import type { Canvas } from './svg/canvas.ts';
import { labelOf, type LabelOptions, type Shot } from './label.ts';
import { layouts } from './layouts/layouts.ts';
import { slim } from './layouts/geometric/slim.ts';
import { moved, num } from './svg/svg.ts';

interface ArtworkOptions extends LabelOptions {
  /** Carriers narrower than this share of their height are printed lying. */
  readonly turnBelow?: number;
}

/** Layouts that were drawn for wide labels as well. */
const fitWide = new Set(['diagonal', 'sunburst']);

/** The label artwork of a brand on a rectangle from 0,0 to w,h. */
export function artwork(
  canvas: Canvas,
  shot: Shot,
  w: number,
  h: number,
  { turnBelow = 0.5, ...options }: ArtworkOptions = {},
): string {
  if (w / h < turnBelow) {
    return moved(
      `matrix(0 -1 1 0 0 ${num(h)})`,
      artwork(canvas, shot, h, w, { ...options, isTurned: true, turnBelow: 0 }),
    );
  }
  const label = labelOf(shot, w, h, options);
  const { layout } = shot.identity;
  if (options.isTurned && w > h * 2.1 && !fitWide.has(layout)) return slim(canvas, label);
  return layouts[layout](canvas, label);
}
