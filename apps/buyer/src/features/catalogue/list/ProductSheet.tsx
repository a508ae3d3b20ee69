import type { productListQuery } from '@havan/api-client/queries/catalogue/catalogue';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { LoadMore } from '@havan/ui/LoadMore';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import type { InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAddToCart } from '../../../shared/cart/use-add-to-cart.ts';
import { catalogueTexts } from '../catalogue-texts.ts';
import { useListLayout } from './list-layout.ts';
import { ListPart } from './ListPart.tsx';
import { useExpiryPreference } from '../../../shared/product/use-expiry-preference.ts';
import { withoutFilters } from '../filters/product-filter.ts';
import { ProductPart } from './ProductPart.tsx';
import { useRelaying } from './use-relaying.ts';

type Options = ReturnType<typeof productListQuery>;
type ProductPage = Awaited<ReturnType<Exclude<NonNullable<Options['queryFn']>, symbol>>>;

export interface SheetProps {
  readonly answer: InfiniteData<ProductPage> | undefined;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onLoadMore: () => unknown;
  readonly isFiltered: boolean;
  readonly isSearch: boolean;
  /** Whether the list is drawn whole at once, because it is restored at a scroll position far down. */
  readonly isWholeAtOnce: boolean;
}

/** Number of labels that a phone shows of the first page. */
const labelsAtOnce = 4;

/** Labels that a phone draws per frame without delaying a press. */
const labelsAStep = 2;

const none: readonly ProductPage['items'][number][] = [];
const idOf = ({ productId }: ProductPage['items'][number]) => productId;

/** Renders the labels or rows of a list, loaded part by part. */
export function ProductSheet(props: SheetProps) {
  const { answer, hasMore, isLoadingMore, onLoadMore, isFiltered, isSearch, isWholeAtOnce } = props;
  const { pathname, search } = useLocation();
  const [now] = useState(() => new Date());
  const { prefersLongExpiry } = useExpiryPreference();
  const { add, addingId } = useAddToCart();
  const layout = useListLayout((state) => state.layout);
  const firstPage = answer?.pages[0]?.items ?? none;
  const pageSize = firstPage.length;
  // A restored list is drawn whole: its scroll position would otherwise be applied while the first page is too short.
  const { drawn, isGrowing, isWhole, keyOf } = useRelaying(firstPage, idOf, {
    first: isWholeAtOnce ? pageSize : labelsAtOnce,
    step: labelsAStep,
  });
  if (!answer) return <Shimmer kind="card" count={8} label={catalogueTexts.loading} said />;
  const { pages } = answer;
  const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
  if (shown === 0) {
    const kept = withoutFilters(new URLSearchParams(search), prefersLongExpiry);
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
            // oxlint-disable-next-line react/no-array-index-key -- the page of another answer stands in its place
            key={page}
            id={`${layout} ${items.length} ${items[0]?.productId} ${items.at(-1)?.productId}`}
            isWhole={page > 0 || isWhole}
          >
            <ProductPart
              products={page === 0 ? drawn : items}
              keyOf={page === 0 ? keyOf : String}
              from={page * pageSize}
              layout={layout}
              now={now}
              onAdd={add}
              adding={addingId}
            />
          </ListPart>
        ))}
      </div>
      {isGrowing ? null : (
        <LoadMore
          shown={shown}
          {...(typeof total === 'number' && { total })}
          hasMore={hasMore}
          loading={isLoadingMore}
          onLoadMore={() => void onLoadMore()}
          noun={catalogueTexts.noun}
        />
      )}
    </Stack>
  );
}
