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

/** Filters with several values, separated by commas. */
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

/** Returns whether the path has valid ids; any other address is the 404 page (specification §8). */
export const isPlace = ({ categoryId, sellerId }: ProductPlace): boolean =>
  [categoryId, sellerId].every((id) => id === undefined || isId(id));

export interface ReadFilter {
  readonly filter: ProductListFilter;
  /** Whether the address has an unknown value; the list is shown without it, with a note. */
  readonly isPartlyIgnored: boolean;
}

/**
 * Returns the filter of an address: the place from the path, everything else from the query. Without a parameter for
 * the expiry the company's preference applies.
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

/**
 * Returns the text of a parameter. Repeated parameters of a choice are joined, as a form sends them; of any other the
 * first counts.
 */
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
    // Invisible characters, such as direction marks, would reorder the title; the search ignores them too.
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

/** Returns the query with one parameter changed; null removes it. */
export function withParameter(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === null || value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/**
 * Returns the query with a switch toggled; that of the expiry is `false` when off, because the preference applies by
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

/** Returns the query with one choice more, or without it when it is chosen already. */
export function withChoice(search: URLSearchParams, name: ProductChoice, value: string): URLSearchParams {
  const chosen = search
    .getAll(name)
    .flatMap((text) => text.split(','))
    .filter((each) => each !== '');
  const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
  return withParameter(search, name, next.join(','));
}

/** Returns the query without its filters, the preference for a long expiry among them; search text and order stay. */
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
