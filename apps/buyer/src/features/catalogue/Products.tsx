import { productListQuery } from '@havan/api-client/queries/catalogue/catalogue';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useIncrementalRender } from '@havan/app-shell/loading/use-incremental-render';
import { MessageLink } from '@havan/app-shell/frame/MessageLink';
import { lazyDialog, lazyPart } from '@havan/app-shell/loading/LazyPart';
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
import { memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useExpiryPreference } from '../../shared/product/use-expiry-preference.ts';
import { activeFilters } from './filters/active-filters.ts';
import { ActiveFilters } from './filters/ActiveFilters.tsx';
import { catalogueTexts } from './catalogue-texts.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { type ProductPlace, type ReadFilter, readProductFilter } from './filters/product-filter.ts';
import { sellerOf } from './seller-of-list.ts';
import { ProductSheet, type SheetProps } from './list/ProductSheet.tsx';
import * as css from './Products.css.ts';
import { UnreadProducts } from './UnreadProducts.tsx';
import { useTitleAhead } from './use-title-ahead.ts';
import { useKeptPages } from './list/use-kept-pages.ts';
import { FacetsPlace, WebFacets } from './filters/WebFacets.tsx';

const SellerIdentity = lazyPart(() => import('./SellerIdentity.tsx'), 'SellerIdentity', { isQuiet: true });
const SellerCampaigns = lazyPart(() => import('./SellerCampaigns.tsx'), 'SellerCampaigns', {
  isQuiet: true,
});
const StoreDelivery = lazyPart(() => import('../../shared/delivery/StoreDelivery.tsx'), 'StoreDelivery', {
  isQuiet: true,
});
const BrandSellers = lazyPart(() => import('./BrandSellers.tsx'), 'BrandSellers', { isQuiet: true });
const FilterDrawer = lazyDialog(() => import('./filters/FilterDrawer.tsx'), 'FilterDrawer');

/**
 * Number of parts: the head of the answer, then the list with the counts of its filters; together they would
 * block a phone.
 */
const parts = 2;

/**
 * Returns the number of products as text: a blank line until it is known, so that nothing beneath it moves; null when
 * the answer has no total.
 */
const remarkOf = (page: { readonly total: number | null } | undefined): string | null => {
  if (!page) return '\u00A0';
  return page.total === null ? null : catalogueTexts.count(page.total);
};

interface ProductsProps {
  readonly place: ProductPlace;
  /** Replaces the title at the head of the list, for example by the campaign to which the products belong. */
  readonly lead?: ReactNode;
}

/** Renders the products of a place, with the filters of the catalogue. */
export function Products({ place, lead = null }: ProductsProps) {
  const { api } = useAppProfile();
  const [search] = useSearchParams();
  const { prefersLongExpiry } = useExpiryPreference();
  const { filter, isPartlyIgnored } = useMemo(
    () => readProductFilter(place, search, prefersLongExpiry),
    [place, search, prefersLongExpiry],
  );
  const list = useInfiniteQuery({ ...productListQuery(api, filter), placeholderData: keepPreviousData });
  const isBackAtDepth = useKeptPages(list);
  const answer = useDeferredValue(list.data);
  // Taken from the query, not from the deferred answer: placeholder data of another list has no next page.
  const hasMore = useDeferredValue(list.hasNextPage);
  if (list.error && !list.data) {
    return (
      <Page>
        <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
      </Page>
    );
  }
  // Offline, the placeholder would be the list of another place or of other filters.
  if (list.fetchStatus === 'paused' && (!list.data || list.isPlaceholderData))
    return <UnreadProducts filter={filter} lead={lead} />;
  return (
    <ProductsPage
      lead={lead}
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

type ProductsPageProps = ReadFilter &
  Omit<SheetProps, 'isFiltered' | 'isSearch'> & { readonly lead: ReactNode };

/**
 * Renders the page of an answer. Memoised over the deferred answer and drawn in slices: a press on a filter shows
 * before the list follows, and another press may interrupt it.
 */
const ProductsPage = memo(function ProductsPage(props: ProductsPageProps) {
  const { lead, filter, isPartlyIgnored, answer } = props;
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const first = answer?.pages[0];
  // A list that is restored at once is drawn whole, so that its scroll position exists.
  const isTheirTurn = useIncrementalRender(first ? parts : 1, first ? parts : 1, 1) === parts;
  const facets = first?.facets ?? null;
  const titleAhead = useTitleAhead(filter);
  const title = first?.title ?? titleAhead;
  const { prefersLongExpiry } = useExpiryPreference();
  const active = activeFilters(filter, facets, prefersLongExpiry);
  const seller = sellerOf(filter, title, facets);
  return (
    <Page>
      <title>{`${title} | Havan`}</title>
      <Stack space="m" inOrder>
        {lead ?? (
          <>
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
          </>
        )}
        {/^\d+$/.test(filter.brandId ?? '') ? <BrandSellers brandId={filter.brandId ?? ''} /> : null}
        {seller ? <StoreDelivery sellerId={seller.companyId} /> : null}
        {/^\d+$/.test(filter.sellerId ?? '') ? <SellerCampaigns sellerId={Number(filter.sellerId)} /> : null}
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
              isFiltered={active.length > 0 || filter.longExpiry === 'true'}
              isSearch={filter.q !== undefined}
              isWholeAtOnce={props.isWholeAtOnce}
            />
          </Stack>
        </Split>
      </Stack>
      {seller ? <SellerIdentity sellerId={seller.companyId} /> : null}
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
