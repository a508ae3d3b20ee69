import type { ProductListFilter } from '@havan/api-client/queries/catalogue/catalogue';
import { companyTypes } from '@havan/domain/company';
import { sortOptions, type SortOption } from '@havan/domain/sort';
import { isForeignParameter } from '../../../shared/lists/foreign-parameters.ts';

/** The switches of a product list, named as on the wire and in the address. */
export const productSwitches = [
  'highScore',
  'longExpiry',
  'freeShipping',
  'discounted',
  'campaign',
  'inStock',
] as const;
export type ProductSwitch = (typeof productSwitches)[number];

/** Filters of which several can be chosen, behind commas. */
export const productChoices = ['brandId', 'sellerType', 'badge', 'cityId'] as const;
export type ProductChoice = (typeof productChoices)[number];

const isId = (text: string | null | undefined): text is string => /^[1-9]\d{0,14}$/.test(text ?? '');
const isCode = (text: string): boolean => /^[\w-]{1,60}$/.test(text);
const isPrice = (text: string): boolean => /^\d{1,10}$/.test(text);
const sortCodes: ReadonlySet<string> = new Set(Object.values(sortOptions).map(String));
const mostChosen = 50;

const isChoice: Readonly<Record<ProductChoice, (text: string) => boolean>> = {
  brandId: isId,
  cityId: isId,
  badge: (text) => text === '1' || text === '2',
  sellerType: (text) => companyTypes.some((type) => type === text),
};

/** The place in the path: a category or a seller. */
export interface ProductPlace {
  readonly categoryId?: string | undefined;
  readonly sellerId?: string | undefined;
  readonly campaignCode?: string | undefined;
  readonly specialDayId?: string | undefined;
}

/**
 * Returns whether the path names something that could be there: no other address is a list (specification §8,
 * page 404).
 */
export const isPlace = ({ categoryId, sellerId }: ProductPlace): boolean =>
  [categoryId, sellerId].every((id) => id === undefined || isId(id));

export interface ReadFilter {
  readonly filter: ProductListFilter;
  /** Whether the address has an unknown value; the list is shown without it, with a note. */
  readonly isPartlyIgnored: boolean;
}

/**
 * Reads a list from its address: the place from the path, everything else from the query. Where the address says nothing of
 * the expiry, the wish of the company holds.
 */
export function readProductFilter(
  { categoryId, sellerId, campaignCode, specialDayId }: ProductPlace,
  search: URLSearchParams,
  prefersLongExpiry: boolean,
): ReadFilter {
  const filter: ProductListFilter = {
    ...(prefersLongExpiry && search.get('longExpiry') === null && { longExpiry: 'true' }),
    ...(isId(categoryId) && { categoryId }),
    ...(isId(sellerId) && { sellerId }),
    ...(isId(specialDayId) && { specialDayId }),
    ...(campaignCode !== undefined && { campaignCode }),
  };
  let isPartlyIgnored = false;
  for (const name of new Set(search.keys())) {
    const { text, isAmbiguous } = textOf(search, name);
    const value = cleaned(name, text);
    if (value) Object.assign(filter, value.part);
    if (!value || value.isPartial || isAmbiguous)
      isPartlyIgnored ||= !isForeignParameter(name) && text.trim() !== '';
  }
  const { minPrice, maxPrice, ...rest } = filter;
  const isTurned = minPrice !== undefined && maxPrice !== undefined && Number(minPrice) > Number(maxPrice);
  return isTurned ? { filter: rest, isPartlyIgnored: true } : { filter, isPartlyIgnored };
}

/** Choices that are named several times are one list, as a form would send them; of anything else the first counts. */
function textOf(search: URLSearchParams, name: string): { text: string; isAmbiguous: boolean } {
  const texts = search.getAll(name);
  if (productChoices.some((each) => each === name)) return { text: texts.join(','), isAmbiguous: false };
  return { text: texts[0] ?? '', isAmbiguous: new Set(texts).size > 1 };
}

interface Cleaned {
  readonly part: ProductListFilter;
  readonly isPartial: boolean;
}

/** Returns the valid part of a parameter; null without one. */
function cleaned(name: string, text: string): Cleaned | null {
  const whole = (isGood: boolean, part: ProductListFilter): Cleaned | null =>
    isGood ? { part, isPartial: false } : null;
  if (name === 'q') {
    // What nobody sees would turn the title round; the search looks past it as well.
    const typed = text.replace(/[\0\p{Cf}]/gu, '').trim();
    const q = typed.slice(0, 100);
    return q === '' ? null : { part: { q }, isPartial: typed.length > 100 };
  }
  if (name === 'campaignCode') return whole(isCode(text), { campaignCode: text });
  if (name === 'sort') return whole(sortCodes.has(text), { sort: text });
  if (name === 'minPrice') return whole(isPrice(text), { minPrice: text });
  if (name === 'maxPrice') return whole(isPrice(text), { maxPrice: text });
  if (name === 'longExpiry' && text === 'false') return { part: {}, isPartial: false };
  const known = productSwitches.find((each) => each === name);
  if (known) return whole(text === 'true', { [known]: 'true' });
  const choice = productChoices.find((each) => each === name);
  if (!choice) return null;
  const asked = text.split(',');
  const good = [...new Set(asked.filter(isChoice[choice]))].slice(0, mostChosen);
  if (good.length === 0) return null;
  return { part: { [choice]: good.join(',') }, isPartial: good.length < asked.length };
}

/** Returns the same address with one thing of it changed; null takes it out. */
export function withParameter(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === null || value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/**
 * Returns the same address with a switch toggled; that of the expiry is `false`, because the wish holds by
 * default.
 */
export function withSwitch(
  search: URLSearchParams,
  name: ProductSwitch,
  prefersLongExpiry: boolean,
): URLSearchParams {
  const isOn =
    search.get(name) === 'true' || (name === 'longExpiry' && prefersLongExpiry && !search.has(name));
  if (!isOn) return withParameter(search, name, 'true');
  return withParameter(search, name, name === 'longExpiry' && prefersLongExpiry ? 'false' : null);
}

/** Returns the chosen values of a filter. */
export const chosenOf = (filter: ProductListFilter, name: ProductChoice): readonly string[] =>
  filter[name]?.split(',') ?? [];

/** Returns the same address with one choice more, or without it. */
export function withChoice(search: URLSearchParams, name: ProductChoice, value: string): URLSearchParams {
  const chosen = search
    .getAll(name)
    .flatMap((text) => text.split(','))
    .filter((each) => each !== '');
  const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
  return withParameter(search, name, next.join(','));
}

/**
 * Returns the address without its filters, the wish for a long expiry among them; what was searched and its
 * order stay.
 */
export function withoutFilters(search: URLSearchParams, prefersLongExpiry: boolean): URLSearchParams {
  const next = new URLSearchParams();
  for (const name of ['q', 'sort']) {
    const value = search.get(name);
    if (value !== null) next.set(name, value);
  }
  if (prefersLongExpiry) next.set('longExpiry', 'false');
  return next;
}

export const defaultSort: SortOption = 'mostAffordable';
