import { productListQuery } from '@havan/api-client/queries/catalogue';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { LoadFailure } from '@havan/features/shell/LoadFailure';
import { NotFoundScreen } from '@havan/features/shell/NotFoundScreen';
import { useGrowing } from '@havan/features/shell/use-growing';
import { MessageLink } from '@havan/features/shell/MessageLink';
import { lazyDialog } from '@havan/features/shell/LazyPart';
import { Alert } from '@havan/ui/Alert';
import { Breadcrumb } from '@havan/ui/Breadcrumb';
import { Button } from '@havan/ui/Button';
import { Heading } from '@havan/ui/Heading';
import { FilterIcon } from '@havan/ui/icons';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { activeFilters } from './active-filters.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { catalogueTexts } from './catalogue-texts.ts';
import { FilterBar } from './FilterBar.tsx';
import { isPlace, type ProductPlace, type ReadFilter, readProductFilter } from './product-filter.ts';
import { sellerOf } from './seller-of-list.ts';
import { ProductSheet, type SheetProps } from './ProductSheet.tsx';
import * as css from './ProductsScreen.css.ts';
import { useKeptPages } from './use-kept-pages.ts';
import { FacetsPlace, WebFacets } from './WebFacets.tsx';

const FilterDrawer = lazyDialog(() => import('./FilterDrawer.tsx'), 'FilterDrawer');

/** What the answer says above the list, then the list with the counts of its filters: together they would hold a phone up. */
const parts = 2;

/** How many there are; its line is kept free until that is known, so that nothing beneath it moves. */
const remarkOf = (page: { readonly total: number | null } | undefined): string | null => {
  if (!page) return '\u00A0';
  return page.total === null ? null : catalogueTexts.count(page.total);
};

/** Products of a category, a brand, a seller or a search: filtered, sorted and paged in the address. */
export function ProductsScreen() {
  const place = useParams();
  return isPlace(place) ? <Products place={place} /> : <NotFoundScreen />;
}

function Products({ place }: { place: ProductPlace }) {
  const { api } = useAppProfile();
  const [search] = useSearchParams();
  const { filter, isPartlyIgnored } = useMemo(() => readProductFilter(place, search), [place, search]);
  const list = useInfiniteQuery({ ...productListQuery(api, filter), placeholderData: keepPreviousData });
  const isBackAtDepth = useKeptPages(list);
  const answer = useDeferredValue(list.data);
  // Not read from the answer: while another is awaited, that one has no next page.
  const hasMore = useDeferredValue(list.hasNextPage);
  if (list.error && !list.data) {
    return (
      <Page>
        <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
      </Page>
    );
  }
  return (
    <ProductsPage
      filter={filter}
      isPartlyIgnored={isPartlyIgnored}
      answer={answer}
      hasMore={hasMore}
      isLoadingMore={list.isFetchingNextPage}
      onLoadMore={list.fetchNextPage}
      isWholeAtOnce={isBackAtDepth}
    />
  );
}

type ProductsPageProps = ReadFilter & Omit<SheetProps, 'isFiltered' | 'isSearch'>;

/**
 * The page of an answer. It is drawn when the answer is handed on, in slices also when it is a later one: the press that
 * asked for it has shown by then, and the next may come meanwhile.
 */
const ProductsPage = memo(function ProductsPage(props: ProductsPageProps) {
  const { filter, isPartlyIgnored, answer } = props;
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const first = answer?.pages[0];
  // A list that comes back at once stands whole, so that its place is found again.
  const isTheirTurn = useGrowing(first ? parts : 1, first ? parts : 1, 1) === parts;
  const facets = first?.facets ?? null;
  const title = first?.title ?? (filter.q ? catalogueTexts.searched(filter.q) : catalogueTexts.all);
  const active = activeFilters(filter, facets);
  const seller = sellerOf(filter, title, facets);
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
          remark={remarkOf(first)}
          actions={seller ? <MessageLink company={seller} /> : null}
        />
        {isPartlyIgnored ? <Alert kind="info">{catalogueTexts.ignored}</Alert> : null}
        <Split
          side="start"
          asideWidth="narrow"
          webOnly
          aside={facets ? <WebFacets facets={facets} filter={filter} /> : <FacetsPlace />}
        >
          <Stack space="m">
            <div className={css.opener}>
              <Button
                variant="outline"
                icon={<FilterIcon />}
                onClick={() => setIsDrawerOpen(true)}
                aria-haspopup="dialog"
              >
                {catalogueTexts.filtersOn(active.length)}
              </Button>
            </div>
            <FilterBar filter={filter} facets={isTheirTurn ? facets : null} />
            <ActiveFilters filters={active} />
            <Heading level={2} hidden>
              {catalogueTexts.list}
            </Heading>
            <ProductSheet
              answer={isTheirTurn ? answer : undefined}
              hasMore={props.hasMore}
              isLoadingMore={props.isLoadingMore}
              onLoadMore={props.onLoadMore}
              isFiltered={active.length > 0}
              isSearch={filter.q !== undefined}
              isWholeAtOnce={props.isWholeAtOnce}
            />
          </Stack>
        </Split>
      </Stack>
      {isDrawerOpen && facets ? (
        <FilterDrawer
          facets={facets}
          filter={filter}
          total={first?.total ?? 0}
          onClose={() => setIsDrawerOpen(false)}
        />
      ) : null}
    </Page>
  );
});
