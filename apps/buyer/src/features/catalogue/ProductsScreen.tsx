import { productListQuery } from '@havan/api-client/queries/catalogue';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { LoadFailure } from '@havan/features/shell/LoadFailure';
import { Breadcrumb } from '@havan/ui/Breadcrumb';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { Facets } from './Facets.tsx';
import { FilterBar } from './FilterBar.tsx';
import { readProductFilter } from './product-filter.ts';
import { ProductSheet } from './ProductSheet.tsx';

/** Products of a category, a brand, a seller or a search: filtered, sorted and paged in the address. */
export function ProductsScreen() {
  const { api } = useAppProfile();
  const place = useParams();
  const [search] = useSearchParams();
  const filter = readProductFilter(place, search);
  const list = useInfiniteQuery({ ...productListQuery(api, filter), placeholderData: keepPreviousData });
  const first = list.data?.pages[0];
  const title = first?.title ?? (filter.q ? catalogueTexts.searched(filter.q) : catalogueTexts.all);
  if (list.error && !list.data) {
    return (
      <Page>
        <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
      </Page>
    );
  }
  return (
    <Page>
      <title>{`${title} | Havan`}</title>
      <Stack space="m">
        <Breadcrumb
          items={[
            { label: catalogueTexts.home, href: paths.home() },
            ...(first?.breadcrumb ?? []).map(({ categoryId, categoryName }) => ({
              label: categoryName,
              href: paths.category(categoryId),
            })),
          ]}
        />
        <SectionHeader
          level={1}
          title={title}
          remark={first?.total === null || !first ? null : catalogueTexts.count(first.total)}
        />
        <Split side="start" asideWidth="narrow" aside={<Facets facets={first?.facets} filter={filter} />}>
          <Stack space="m">
            <FilterBar filter={filter} />
            <ProductSheet list={list} isFiltered={search.size > 0} isSearch={filter.q !== undefined} />
          </Stack>
        </Split>
      </Stack>
    </Page>
  );
}
