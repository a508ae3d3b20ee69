import type { ProductListFilter } from '@havan/api-client/queries/catalogue/catalogue';
import type { Facets } from '@havan/contract/catalogue/catalogue';
import { blueTickLabels, companyTypeLabels, companyTypes } from '@havan/domain/company';
import { formatMoney } from '@havan/domain/money';
import { catalogueTexts, switchTexts } from '../catalogue-texts.ts';
import { chosenOf, productSwitches, withChoice, withParameter, withSwitch } from './product-filter.ts';

export interface ActiveFilter {
  readonly id: string;
  readonly label: string;
  /** The address without it. */
  readonly without: (search: URLSearchParams) => URLSearchParams;
}

/**
 * Returns every active filter with the text of its chip. A brand or a city whose name is not loaded waits for
 * it.
 */
export function activeFilters(
  filter: ProductListFilter,
  facets: Facets | null,
  prefersLongExpiry: boolean,
): ActiveFilter[] {
  const cleared = (name: string) => (search: URLSearchParams) => withParameter(search, name, null);
  const chosen = (
    name: 'brandId' | 'sellerType' | 'badge' | 'cityId',
    labelOf: (value: string) => string | undefined,
  ) =>
    chosenOf(filter, name).flatMap((value) => {
      const label = labelOf(value);
      const without = (search: URLSearchParams) => withChoice(search, name, value);
      return label === undefined ? [] : [{ id: `${name} ${value}`, label, without }];
    });
  return [
    ...productSwitches
      // The wish that holds without a word narrows every list; it is no filter of this one.
      .filter((name) => filter[name] === 'true' && !(name === 'longExpiry' && prefersLongExpiry))
      .map((name) => ({
        id: name,
        label: switchTexts[name],
        without: (search: URLSearchParams) => withSwitch(search, name, prefersLongExpiry),
      })),
    ...chosen('brandId', (id) => facets?.brands.find(({ brandId }) => String(brandId) === id)?.brandName),
    ...chosen('sellerType', (type) => {
      const known = companyTypes.find((each) => each === type);
      return known && companyTypeLabels[known];
    }),
    ...chosen('badge', (badge) => (badge === '2' ? blueTickLabels[2] : blueTickLabels[1])),
    ...chosen('cityId', (id) => facets?.cities.find(({ cityId }) => String(cityId) === id)?.cityName),
    ...(filter.minPrice
      ? [
          {
            id: 'minPrice',
            label: catalogueTexts.from(formatMoney(Number(filter.minPrice))),
            without: cleared('minPrice'),
          },
        ]
      : []),
    ...(filter.maxPrice
      ? [
          {
            id: 'maxPrice',
            label: catalogueTexts.upTo(formatMoney(Number(filter.maxPrice))),
            without: cleared('maxPrice'),
          },
        ]
      : []),
  ];
}
