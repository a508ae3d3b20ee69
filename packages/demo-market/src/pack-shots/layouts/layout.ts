import type { Label } from '../label.ts';
import type { Canvas } from '../svg/canvas.ts';

/** Paints a rectangle from 0,0 to w,h; forms clip, bend and light it. */
export type Layout = (canvas: Canvas, label: Label) => string;
