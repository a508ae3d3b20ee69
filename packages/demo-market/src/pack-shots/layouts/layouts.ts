import type { Layout } from './layout.ts';
import type { LayoutKey } from './layout-key.ts';
import { arcs } from './geometric/arcs.ts';
import { bands } from './geometric/bands.ts';
import { botanical } from './pictorial/botanical.ts';
import { checker } from './geometric/checker.ts';
import { circles } from './geometric/circles.ts';
import { clouds } from './pictorial/clouds.ts';
import { diagonal } from './geometric/diagonal.ts';
import { frame } from './geometric/frame.ts';
import { grid } from './geometric/grid.ts';
import { horizon } from './geometric/horizon.ts';
import { molecular } from './pictorial/molecular.ts';
import { paws } from './pictorial/paws.ts';
import { pearl } from './pictorial/pearl.ts';
import { ribbon } from './geometric/ribbon.ts';
import { stripes } from './geometric/stripes.ts';
import { sunburst } from './pictorial/sunburst.ts';
import { type } from './geometric/type.ts';
import { waves } from './pictorial/waves.ts';

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
} as const satisfies Readonly<Record<LayoutKey, Layout>>;
