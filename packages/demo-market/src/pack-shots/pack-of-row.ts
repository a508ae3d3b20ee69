import * as v from 'valibot';
import { type Pack, packForms } from './pack.ts';

/** Whatever a row lacks is drawn plainly: a carton with the name of the product on it. */
const drawn = v.object({
  view: v.fallback(v.picklist(['front', 'back', 'leaflet']), 'front'),
  form: v.fallback(v.picklist(packForms), 'carton'),
  identity: v.fallback(v.string(), ''),
  label: v.optional(v.string()),
  size: v.optional(v.string()),
  note: v.fallback(v.string(), ''),
  line: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
});

type View = v.InferOutput<typeof drawn>['view'];

export interface PackRow {
  readonly name: string;
  readonly brand: string;
  readonly size: string;
  /** Specification in the row of the picture: the view, and the looks of the pack. */
  readonly spec: unknown;
}

/** Longer names do not fit a pack; brand and size stand elsewhere on it anyway. */
const longestLabel = 48;

/** Returns the pack of a product and the view of it, for any content of its picture's row. */
export function packOfRow({ name, brand, size, spec }: PackRow): {
  readonly view: View;
  readonly pack: Pack;
} {
  const { view, ...kept } = v.parse(drawn, typeof spec === 'object' && spec !== null ? spec : {});
  const label = kept.label ?? (name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name);
  return { view, pack: { ...kept, brand, label: shorten(label), size: kept.size ?? size } };
}

function shorten(label: string): string {
  if (label.length <= longestLabel) return label;
  const cut = label.slice(0, longestLabel);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 20));
}
