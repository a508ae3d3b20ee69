import { kurusOfLira } from '@havan/domain/money';
import { foldForSearch } from '@havan/domain/turkish-text';
import { demoBarcode } from './barcode.ts';
import { at, hashText, randomOf } from '../seeded-random.ts';
import { brandGroups } from '../catalogue/brand-groups.ts';
import type { Kind } from '../catalogue/main-category.ts';
import { demoKinds } from '../catalogue/catalogue.ts';
import { brandsOfRound, type DemoBrand } from './brands.ts';
import { describe } from './descriptions.ts';

export interface DemoProduct {
  readonly id: number;
  readonly barcode: string;
  readonly name: string;
  readonly searchText: string;
  readonly brandId: number;
  readonly categoryId: number;
  readonly vatRate: number;
  readonly psf: number;
  readonly description: string;
  readonly form: string;
  readonly size: string;
  /** Specification of its pack, from which the pictures are drawn. */
  readonly pack: object;
  /** Months from production to expiry, 0 for never. */
  readonly life: number;
  /** How often it is asked for; 1 is the middle. */
  readonly demand: number;
}

/** Words that a larger market puts behind the same goods, so that names differ and stay plausible. */
const series = [
  '',
  'Plus',
  'Forte',
  'Aktif',
  'Hassas',
  'Klasik',
  'Pro',
  'Yoğun',
  'Doğal',
  'Ekstra',
  'Eko',
  'Ultra',
];

interface Draft {
  readonly kind: Kind;
  readonly categoryId: number;
  readonly brand: DemoBrand;
  readonly packIndex: number;
  readonly variant: string;
}

/** Returns every product of the brands of one round, in an order that mixes the mainCategories. */
function draftsOfRound(round: number): Draft[] {
  const brands = new Map(brandsOfRound(round).map((brand) => [brand.identity, brand]));
  const drafts: Draft[] = [];
  for (const { kind, categoryId } of demoKinds) {
    for (const key of brandGroups[kind.brandGroup]) {
      const brand = brands.get(key);
      if (!brand) continue;
      for (const packIndex of kind.packs.keys()) {
        for (const variant of kind.variants.length > 0 ? kind.variants : [''])
          drafts.push({ kind, categoryId, brand, packIndex, variant });
      }
    }
  }
  return randomOf(`drafts:${round}`).sample(drafts, drafts.length);
}

/** Retail price: between the kind's ends by pack, up to a tenth apart by brand, ending in ,90 or ,50. */
function retailPrice({ kind, packIndex, brand, variant }: Draft): number {
  const [from, to] = kind.psf;
  const place = kind.packs.length > 1 ? packIndex / (kind.packs.length - 1) : 0.4;
  const tilt = 0.9 + (hashText(`${brand.id}${kind.name}${variant.length}`) % 1000) / 5000;
  const lira = Math.max(3, Math.round((from + (to - from) * place) * tilt));
  return kurusOfLira(lira) - (lira % 3 === 0 ? 50 : 10);
}

function finish(draft: Draft, id: number, round: number): DemoProduct {
  const { kind, brand, categoryId, variant } = draft;
  const [form, size] = at(kind.packs, draft.packIndex);
  const word = at(series, round % series.length);
  const label = [kind.name, word, variant].filter(Boolean).join(' ');
  const name = `${brand.name} ${label} ${size.replace(' · ', ' ')}`;
  const line = hashText(brand.name + kind.name) % 5;
  return {
    id,
    barcode: demoBarcode(brand.id, id % 1_000_000),
    name,
    searchText: foldForSearch(name),
    brandId: brand.id,
    categoryId,
    vatRate: kind.vat,
    psf: retailPrice(draft),
    description: describe(brand.name, kind, label, size),
    form,
    size,
    pack: {
      form,
      identity: brand.identity,
      brand: brand.name,
      label,
      size,
      note: kind.note,
      line,
    },
    life: kind.life,
    demand: demandOf(id),
  };
}

/**
 * Returns the demand of a product: a few without any offer, one in a thousand offered by all sellers, all
 * others around 1.
 */
function demandOf(id: number): number {
  if (id % 61 === 17) return 0;
  return Math.exp(randomOf(`demand:${id}`).normal() * 0.8) * (id % 997 === 500 ? 70 : 1);
}

/** Returns the first `count` products. Ids run from 1 and do not change when `count` grows. */
export function* demoProducts(count: number): Generator<DemoProduct> {
  let id = 0;
  for (let round = 0; id < count; round++) {
    for (const draft of draftsOfRound(round)) {
      id += 1;
      yield finish(draft, id, round);
      if (id === count) return;
    }
  }
}

/** Returns how many rounds of brands `count` products take; every round is as long as the first. */
export function roundsFor(count: number): number {
  return Math.ceil(count / draftsOfRound(0).length);
}
