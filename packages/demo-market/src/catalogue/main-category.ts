import type { PackForm } from '../pack-shots/pack.ts';
import type { BrandGroup } from './brand-groups.ts';

/** How a kind is sold: the form of its pack and what is printed as its size, `strength · count`. */
export type Pack = readonly [form: PackForm, size: string];

/** A thing that several invented brands make. */
export interface Kind {
  readonly name: string;
  /** The small line of the label: what it is. */
  readonly note: string;
  readonly brandGroup: BrandGroup;
  /** Retail price in lira of the smallest and of the largest pack. */
  readonly psf: readonly [from: number, to: number];
  readonly packs: readonly Pack[];
  /** Flavours, sizes of the body or other words that come after the name. */
  readonly variants: readonly string[];
  readonly vat: 1 | 10 | 20;
  /** Months from production to expiry; 0 for goods that do not expire. */
  readonly life: number;
}

export interface Leaf {
  readonly name: string;
  readonly kinds: readonly Kind[];
}
export interface Group {
  readonly name: string;
  readonly leaves: readonly Leaf[];
}
/** A main category with all that stands in it. */
export interface MainCategory {
  readonly name: string;
  readonly groups: readonly Group[];
}

type KindOptions = Partial<Pick<Kind, 'variants' | 'vat' | 'life'>>;

/** Returns a kind whose unsaid parts are those of its category. */
export function kindsWith(shared: Required<Pick<Kind, 'vat' | 'life'>>) {
  return (
    name: string,
    note: string,
    brandGroup: BrandGroup,
    psf: Kind['psf'],
    packs: readonly Pack[],
    options: KindOptions = {},
  ): Kind => ({ name, note, brandGroup, psf, packs, variants: [], ...shared, ...options });
}
