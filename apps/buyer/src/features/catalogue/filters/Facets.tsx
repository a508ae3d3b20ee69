import type { ProductListFilter } from '@havan/api-client/queries/catalogue/catalogue';
import type { Facets as FacetCounts } from '@havan/contract/catalogue/catalogue';
import { blueTickLabels, companyTypeLabels } from '@havan/domain/company';
import { SideNav } from '@havan/ui/SideNav';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { catalogueTexts, switchTexts } from '../catalogue-texts.ts';
import { FacetGroup } from './FacetGroup.tsx';
import { PriceFacet } from './PriceFacet.tsx';
import {
  chosenOf,
  type ProductChoice,
  productSwitches,
  withChoice,
  withParameter,
  withSwitch,
} from './product-filter.ts';
import { useExpiryPreference } from '../../../shared/product/use-expiry-preference.ts';
import { useListAddress } from '../use-list-address.ts';

interface FacetsProps {
  readonly facets: FacetCounts;
  readonly filter: ProductListFilter;
  /** On a phone the switches stand here as well, with their counts. */
  readonly withSwitches?: boolean;
}

const kurusOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

/**
 * Returns whether a list offers the choice of a category, which leads to the list of that category: away from a seller,
 * a campaign or a special day.
 */
const isOfCategories = ({ sellerId, campaignCode, specialDayId }: ProductListFilter): boolean =>
  [sellerId, campaignCode, specialDayId].every((place) => place === undefined);

/** Renders the other filters of the list, with the count of each choice. */
export function Facets({ facets, filter, withSwitches = false }: FacetsProps) {
  const [search] = useSearchParams();
  const change = useListAddress();
  const { prefersLongExpiry } = useExpiryPreference();
  const rest = search.size > 0 ? `?${search}` : '';
  const group = (
    name: ProductChoice,
    title: string,
    choices: Parameters<typeof FacetGroup>[0]['choices'],
  ) => (
    <FacetGroup
      title={title}
      choices={choices}
      chosen={chosenOf(filter, name)}
      onToggle={(value) => change((search) => withChoice(search, name, value))}
    />
  );
  const { brands, sellerTypes, badges, cities, price } = facets;
  return (
    <div>
      {isOfCategories(filter) && facets.categories.length > 0 ? (
        <SideNav
          label={catalogueTexts.categories}
          items={facets.categories.map(({ categoryId, categoryName, count }) => ({
            id: String(categoryId),
            label: categoryName,
            href: paths.category(categoryId) + rest,
            count,
            current: filter.categoryId === String(categoryId),
          }))}
        />
      ) : null}
      {withSwitches ? (
        <FacetGroup
          title={catalogueTexts.offers}
          choices={productSwitches.map((name) => ({
            value: name,
            label: switchTexts[name],
            count: facets[name],
          }))}
          chosen={productSwitches.filter((name) => filter[name] === 'true')}
          onToggle={(name) => change((search) => withSwitch(search, name, prefersLongExpiry))}
        />
      ) : null}
      {group(
        'brandId',
        catalogueTexts.brands,
        brands.map(({ brandId, brandName, count }) => ({ value: String(brandId), label: brandName, count })),
      )}
      <PriceFacet
        key={`${filter.minPrice} ${filter.maxPrice}`}
        range={price}
        from={kurusOf(filter.minPrice)}
        to={kurusOf(filter.maxPrice)}
        onApply={(from, to) =>
          change((search) => {
            const least = withParameter(search, 'minPrice', from === null ? null : String(from));
            return withParameter(least, 'maxPrice', to === null ? null : String(to));
          })
        }
      />
      {filter.sellerId === undefined ? (
        <>
          {group(
            'sellerType',
            catalogueTexts.sellerTypes,
            sellerTypes.map(({ companyType, count }) => ({
              value: companyType,
              label: companyTypeLabels[companyType],
              count,
            })),
          )}
          {group(
            'badge',
            catalogueTexts.badges,
            badges.map(({ blueTickType, count }) => ({
              value: String(blueTickType),
              label: blueTickLabels[blueTickType],
              count,
            })),
          )}
          {group(
            'cityId',
            catalogueTexts.cities,
            cities.map(({ cityId, cityName, count }) => ({ value: String(cityId), label: cityName, count })),
          )}
        </>
      ) : null}
    </div>
  );
}
