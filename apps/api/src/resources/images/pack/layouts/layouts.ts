import type { Canvas } from '../canvas.ts';
import type { Label } from '../label.ts';
import { arcs } from './arcs.ts';
import { bands } from './bands.ts';
import { botanical } from './botanical.ts';
import { checker } from './checker.ts';
import { circles } from './circles.ts';
import { clouds } from './clouds.ts';
import { diagonal } from './diagonal.ts';
import { frame } from './frame.ts';
import { grid } from './grid.ts';
import { horizon } from './horizon.ts';
import { molecular } from './molecular.ts';
import { paws } from './paws.ts';
import { pearl } from './pearl.ts';
import { ribbon } from './ribbon.ts';
import { stripes } from './stripes.ts';
import { sunburst } from './sunburst.ts';
import { type } from './type.ts';
import { waves } from './waves.ts';

/** Paints a rectangle from 0,0 to w,h; forms clip, bend and light it. */
export type Layout = (canvas: Canvas, label: Label) => string;

export const layouts = {
  arcs,
  bands,
  botanical,
  checker,
  circles,
  clouds,
  diagonal,
  frame,
  grid,
  horizon,
  molecular,
  paws,
  pearl,
  ribbon,
  stripes,
  sunburst,
  type,
  waves,
} as const satisfies Readonly<Record<string, Layout>>;
export type LayoutKey = keyof typeof layouts;
