import type { Canvas } from '../svg/canvas.ts';
import type { Shot } from '../label.ts';

/** Draws an object on a picture of 480 by 480 that stands on the ground at about 446. */
export type Form = (canvas: Canvas, shot: Shot) => void;
