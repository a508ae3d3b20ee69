import type { productListQuery } from '@havan/api-client/queries/catalogue';
import { useGrowing } from '@havan/features/shell/use-growing';
import { useInSlices } from '@havan/features/shell/use-in-slices';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { LoadMore } from '@havan/ui/LoadMore';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAddToBasket } from '../../trade/use-add-to-basket.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { useListLayout } from './list-layout.ts';
import { ListPart } from './ListPart.tsx';
import { withoutFilters } from './product-filter.ts';
import { ProductPart } from './ProductPart.tsx';

type Options = ReturnType<typeof productListQuery>;
type ProductPage = Awaited<ReturnType<Exclude<NonNullable<Options['queryFn']>, symbol>>>;

interface ProductSheetProps {
  readonly list: UseInfiniteQueryResult<InfiniteData<ProductPage>>;
  /** Whether what stands above them has been drawn. */
  readonly isTheirTurn: boolean;
  readonly isFiltered: boolean;
  readonly isSearch: boolean;
}

/** What a phone shows of the first page. */
const labelsAtOnce = 4;

/** As many as a phone draws without holding anything up. */
const labelsAStep = 2;

/** The labels or rows of a list, loaded part by part. */
export function ProductSheet({ list, isTheirTurn, isFiltered, isSearch }: ProductSheetProps) {
  const { pathname, search } = useLocation();
  const [now] = useState(() => new Date());
  const { add, addingId } = useAddToBasket();
  const layout = useListLayout((state) => state.layout);
  const answer = useInSlices(list.data);
  const data = isTheirTurn ? answer : undefined;
  const pageSize = data?.pages[0]?.items.length ?? 0;
  // A list that comes back stands whole: its place would be found while the first page is still too short.
  const drawn = useGrowing(pageSize, data ? pageSize : labelsAtOnce, labelsAStep);
  if (!data) return <Shimmer kind="card" count={8} label={catalogueTexts.loading} said />;
  const { pages } = data;
  const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
  if (shown === 0) {
    const kept = withoutFilters(new URLSearchParams(search));
    const unfiltered = kept.size > 0 ? `${pathname}?${kept}` : pathname;
    return (
      <EmptyState
        kind="noListings"
        title={catalogueTexts.empty}
        subtitle={isSearch ? catalogueTexts.emptySearched : isFiltered ? catalogueTexts.emptyFiltered : null}
        actions={isFiltered ? <ButtonLink href={unfiltered}>{catalogueTexts.clear}</ButtonLink> : null}
      />
    );
  }
  const total = pages[0]?.total;
  return (
    <Stack space="m">
      <div>
        {pages.map(({ items }, page) => (
          <ListPart
            key={items[0]?.productId ?? page}
            id={`${pathname}${search} ${layout} ${innerWidth} ${page}`}
          >
            <ProductPart
              products={page === 0 ? items.slice(0, drawn) : items}
              from={page * pageSize}
              layout={layout}
              now={now}
              onAdd={add}
              adding={addingId}
            />
          </ListPart>
        ))}
      </div>
      {drawn < pageSize ? null : (
        <LoadMore
          shown={shown}
          {...(typeof total === 'number' && { total })}
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
          noun={catalogueTexts.noun}
        />
      )}
    </Stack>
  );
}
