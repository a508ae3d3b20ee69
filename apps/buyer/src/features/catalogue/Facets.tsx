import type { ProductListFilter } from '@havan/api-client/queries/catalogue';
import type { ResultOf } from '@havan/contract/call';
import type { getProductListings } from '@havan/contract/catalogue';
import { Select } from '@havan/ui/Select';
import { SideNav } from '@havan/ui/SideNav';
import { Stack } from '@havan/ui/Stack';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { withParameter } from './product-filter.ts';

interface FacetsProps {
  readonly facets: ResultOf<typeof getProductListings>['facets'] | undefined;
  readonly filter: ProductListFilter;
}

/** What else the list could be narrowed to: a category beneath, a brand. Other filters stay as they are. */
export function Facets({ facets, filter }: FacetsProps) {
  const [search, setSearch] = useSearchParams();
  if (!facets) return null;
  const rest = search.size > 0 ? `?${search}` : '';
  const brands = facets.brands.map(({ brandId, brandName, count }) => ({
    value: String(brandId),
    label: `${brandName} (${count})`,
  }));
  return (
    <Stack space="m">
      {brands.length > 0 ? (
        <Select
          label={catalogueTexts.brands}
          placeholder={catalogueTexts.anyBrand}
          options={brands}
          value={filter.brandId ?? ''}
          onChange={(brandId) => setSearch(withParameter(search, 'brandId', brandId || null))}
        />
      ) : null}
      {filter.sellerId === undefined && facets.categories.length > 0 ? (
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
    </Stack>
  );
}
