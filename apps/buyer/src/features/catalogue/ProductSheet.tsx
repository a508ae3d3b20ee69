import type { productListQuery } from '@havan/api-client/queries/catalogue';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { LabelSheet } from '@havan/ui/LabelSheet';
import { LoadMore } from '@havan/ui/LoadMore';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ProductLabel } from '../../trade/ProductLabel.tsx';
import { useAddToBasket } from '../../trade/use-add-to-basket.ts';
import { catalogueTexts } from './catalogue-texts.ts';

type Options = ReturnType<typeof productListQuery>;
type ProductPage = Awaited<ReturnType<Exclude<NonNullable<Options['queryFn']>, symbol>>>;

interface ProductSheetProps {
  readonly list: UseInfiniteQueryResult<InfiniteData<ProductPage>>;
  readonly isFiltered: boolean;
  readonly isSearch: boolean;
}

/** In sight on the first screen of a desk: their pictures do not wait. */
const eagerLabels = 6;

/** The labels of a list, loaded part by part. */
export function ProductSheet({ list, isFiltered, isSearch }: ProductSheetProps) {
  const { pathname } = useLocation();
  const [now] = useState(() => new Date());
  const { add, isAdding } = useAddToBasket();
  const products = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (!list.data) return <Shimmer kind="card" count={12} label={catalogueTexts.loading} />;
  if (products.length === 0) {
    return (
      <EmptyState
        kind="noListings"
        title={catalogueTexts.empty}
        subtitle={isSearch ? catalogueTexts.emptySearched : isFiltered ? catalogueTexts.emptyFiltered : null}
        actions={isFiltered ? <ButtonLink href={pathname}>{catalogueTexts.clear}</ButtonLink> : null}
      />
    );
  }
  const total = list.data.pages[0]?.total;
  return (
    <Stack space="m">
      <LabelSheet label={catalogueTexts.list}>
        {products.map((product, index) => (
          <ProductLabel
            key={product.productId}
            product={product}
            now={now}
            onAdd={add}
            isAdding={product.bestListing !== null && isAdding(product.bestListing.listingId)}
            eager={index < eagerLabels}
          />
        ))}
      </LabelSheet>
      <LoadMore
        shown={products.length}
        {...(typeof total === 'number' && { total })}
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
        noun={catalogueTexts.noun}
      />
    </Stack>
  );
}
