import { randomOf } from '../seeded-random.ts';
import { forms } from './forms/forms.ts';
import type { Pack } from './pack.ts';
import { canvasOf, lookOf, svgDocument, topicOf } from './svg/svg-document.ts';

/** The pack shot of a product as an SVG document. The same pack gives the same bytes. */
export function renderPack(pack: Pack): string {
  const look = lookOf(pack);
  const canvas = canvasOf(pack);
  forms[pack.form](canvas, { pack, ...look, random: randomOf(topicOf(pack)) });
  return svgDocument(canvas, pack, look.identity.serif);
}
