import type { ProductListFilter } from '@havan/api-client/queries/catalogue/catalogue';
import type { Facets } from '@havan/contract/catalogue/catalogue';
import { blueTickLabels, companyTypeLabels, companyTypes } from '@havan/domain/company';
import { formatMoney } from '@havan/domain/money';
import { catalogueTexts, switchTexts } from '../catalogue-texts.ts';
import { chosenOf, productSwitches, withChoice, withParameter, withSwitch } from './product-filter.ts';

export interface ActiveFilter {
  readonly id: string;
  readonly label: string;
  /** Returns the query without this filter. */
  readonly without: (search: URLSearchParams) => URLSearchParams;
}

/** Returns every active filter with the text of its chip. A brand or a city waits until its name is loaded. */
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
      // The preference for a long expiry applies to every list, so it is no filter of this one.
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
