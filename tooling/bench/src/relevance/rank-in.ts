import { toEan13 } from '@havan/domain/gtin';
import { foldForSearch } from '@havan/domain/turkish-text';
import type { RelevanceCase } from './relevance-case.ts';

interface Hit {
  readonly id: number;
  readonly name: string;
  readonly barcode: string;
}

/** The two lists of an answer that can contain a product. */
interface Found {
  readonly products: readonly Hit[];
  readonly rxProducts: readonly Hit[];
}

/**
 * Returns the rank of a case's target, from 1; 0 when missing. Products and medicines are in separate lists: the better
 * rank counts. Digits are an id or a barcode, also one in groups or with the leading zero of a karekod.
 */
export function rankIn({ products, rxProducts }: Found, { expect }: Pick<RelevanceCase, 'expect'>): number {
  const numbers = new Set<string>();
  const parts: string[] = [];
  for (const each of expect) {
    const digits = String(each).replace(/\s/g, '');
    if (/^\d+$/.test(digits)) numbers.add(toEan13(digits) ?? digits);
    else parts.push(foldForSearch(String(each)));
  }
  const matchesSchema = (hit: Hit): boolean =>
    numbers.has(hit.barcode) ||
    numbers.has(String(hit.id)) ||
    parts.some((part) => foldForSearch(hit.name).includes(part));
  const places = [products.findIndex(matchesSchema), rxProducts.findIndex(matchesSchema)].filter(
    (place) => place >= 0,
  );
  return places.length === 0 ? 0 : Math.min(...places) + 1;
}
