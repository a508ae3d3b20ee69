import { ApiError } from '@havan/api-client/api-error';
import type { ResultOf } from '@havan/contract/call';
import type { Favourite, getFavourites } from '@havan/contract/catalogue/favourites';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { formatMoney } from '@havan/domain/money';
import { Alert } from '@havan/ui/Alert';
import { useViewport } from '@havan/app-shell/viewport/use-viewport';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { BulkAction, BulkBar } from '@havan/ui/BulkBar';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { CartIcon } from '@havan/ui/icons';
import { LoadMore } from '@havan/ui/LoadMore';
import { Stack } from '@havan/ui/Stack';
import { Table } from '@havan/ui/Table';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { payPrice } from '../../shared/cart/prices.ts';
import { useAddToCart } from '../../shared/cart/use-add-to-cart.ts';
import { BulkResult } from './BulkResult.tsx';
import { favouriteColumns } from './favourite-columns.tsx';
import { type FavouriteView, isNarrowed } from './favourite-filter.ts';
import { favouriteTexts } from './favourite-texts.ts';
import { useBulkAdd } from './use-bulk-add.ts';
import { useRemoveFavourite } from './use-remove-favourite.ts';

/** Number of rows from which only those near the window are drawn; height of a row on the web and folded, px. */
const windowedFrom = 100;
const rowHeight = 66;
const foldedHeight = 260;

type FavouritePage = ResultOf<typeof getFavourites>;

interface FavouriteListProps {
  readonly list: UseInfiniteQueryResult;
  readonly pages: readonly FavouritePage[];
  readonly view: FavouriteView;
}

/** Renders the rows of favourites with their actions and the bulk actions. */
export function FavouriteList({ list, pages, view }: FavouriteListProps) {
  const [now] = useState(() => new Date());
  const companyId = useBasicInfos()?.user.companyId;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { add, isAdding } = useAddToCart();
  const { remove, removingId } = useRemoveFavourite();
  const bulk = useBulkAdd();
  const isFolded = useViewport().currentDevice !== 'web';
  const rows = pages.flatMap(({ items }) => items).filter(({ productId }) => productId !== removingId);
  const chosen = rows.filter((row) => selected.has(keyOf(row)));
  const orderable = chosen.filter(({ orderQuantity }) => orderQuantity > 0);
  return (
    <Stack space="m">
      <BulkBar
        count={chosen.length}
        noun={favouriteTexts.noun}
        remark={orderable.length > 0 ? favouriteTexts.total(formatMoney(costOf(orderable))) : null}
        onClear={() => setSelected(new Set())}
      >
        <BulkAction
          label={favouriteTexts.addAll}
          icon={<CartIcon />}
          disabled={orderable.length === 0 || bulk.isPending}
          onPress={() => bulk.addAll(orderable, () => setSelected(new Set()))}
        />
      </BulkBar>
      {bulk.error ? (
        <Alert kind="error" onClose={bulk.reset}>
          {bulk.error instanceof ApiError ? bulk.error.message : defaultAlert}
        </Alert>
      ) : null}
      <Table
        caption={favouriteTexts.title}
        columns={favouriteColumns({
          now,
          companyId,
          isAdding,
          onAdd: ({ bestListing, orderQuantity, productName }) =>
            bestListing ? add(bestListing.listingId, orderQuantity, productName) : undefined,
          onRemove: remove,
        })}
        rows={rows}
        rowKey={keyOf}
        selection={{ selected, onChange: setSelected, rowLabel: ({ productName }) => productName }}
        rowLook="comparing"
        {...(rows.length > windowedFrom && { windowed: isFolded ? foldedHeight : rowHeight })}
        stickyHeader
        empty={<NoFavourites view={view} />}
      />
      {rows.length > 0 ? (
        <LoadMore
          shown={rows.length}
          total={pages[0]?.total ?? rows.length}
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
          noun={favouriteTexts.noun}
        />
      ) : null}
      {bulk.answers ? <BulkResult lines={bulk.answers} onClose={bulk.reset} /> : null}
    </Stack>
  );
}

const keyOf = ({ productId }: Favourite): string => String(productId);

/** Returns the price of the smallest order of each, without shipping. */
const costOf = (favourites: readonly Favourite[]): number =>
  favourites.reduce(
    (sum, { bestListing, orderQuantity }) => sum + (bestListing ? payPrice(bestListing) * orderQuantity : 0),
    0,
  );

function NoFavourites({ view }: { view: FavouriteView }) {
  const narrowed = isNarrowed(view);
  return (
    <EmptyState
      kind="wishlist"
      title={narrowed ? favouriteTexts.noneFiltered : favouriteTexts.none}
      subtitle={narrowed ? favouriteTexts.noneFilteredHint : favouriteTexts.noneHint}
      actions={
        <ButtonLink variant="outline" href={narrowed ? paths.favorites() : paths.products()}>
          {narrowed ? favouriteTexts.clear : favouriteTexts.browse}
        </ButtonLink>
      }
    />
  );
}
