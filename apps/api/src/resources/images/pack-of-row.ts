import * as v from 'valibot';
import { type Pack, packForms } from './pack/pack.ts';

/** Whatever a row lacks is drawn plainly: a carton with the name of the product on it. */
const drawn = v.object({
  form: v.fallback(v.picklist(packForms), 'carton'),
  identity: v.fallback(v.string(), ''),
  label: v.optional(v.string()),
  size: v.optional(v.string()),
  note: v.fallback(v.string(), ''),
  line: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
});

interface PackRow {
  readonly name: string;
  readonly brand: string;
  readonly size: string;
  readonly pack: unknown;
}

/** Longer names do not fit a pack; brand and size stand elsewhere on it anyway. */
const longestLabel = 48;

/** The pack of a product, whatever its row holds. */
export function packOfRow({ name, brand, size, pack }: PackRow): Pack {
  const kept = v.parse(drawn, typeof pack === 'object' && pack !== null ? pack : {});
  const label = kept.label ?? (name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name);
  return { ...kept, brand, label: shorten(label), size: kept.size ?? size };
}

function shorten(label: string): string {
  if (label.length <= longestLabel) return label;
  const cut = label.slice(0, longestLabel);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 20));
}
