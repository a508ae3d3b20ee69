import { type PackRow, packOfRow } from './pack-of-row.ts';
import { renderBack } from './render-back.ts';
import { renderLeaflet } from './render-leaflet.ts';
import { renderPack } from './render-pack.ts';

/** A product as its pictures show it. */
export interface DrawnProduct extends PackRow {
  readonly barcode: string;
  readonly description: string;
}

/** A picture of a product as an SVG document: its pack, the printed back of it, or its leaflet. The same product gives the same bytes. */
export function drawPack(product: DrawnProduct): string {
  const { view, pack } = packOfRow(product);
  if (view === 'back') return renderBack(pack, product);
  if (view === 'leaflet') return renderLeaflet(pack, product);
  return renderPack(pack);
}
