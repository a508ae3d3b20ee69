import { listingsQuery } from '@havan/api-client/queries/listings/listings';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { applyListingBatch } from '@havan/contract/listings/listing-bulk';
import { listingSorts, type SellerListing } from '@havan/contract/listings/listings';
import { DataGrid, type GridColumn } from '@havan/ui/DataGrid';
import { Shimmer } from '@havan/ui/Shimmer';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isWrittenColumn, withChanges } from './cells/cell-reading.ts';
import { draftActions } from './drafts/draft-store.ts';
import { type Drafts, resolved } from './drafts/drafts.ts';
import { cellStateOf, gridSortOf, type ListingRow, listingSortOf } from './cells/listing-columns.tsx';
import { ListingBulk } from './bulk/ListingBulk.tsx';
import { type ListingFilter, listingNarrowingOf, listingRequestOf } from './listing-filter.ts';
import { listingTexts } from './listing-texts.ts';
import { NoListings } from './NoListings.tsx';
import { RowQuestion } from './drafts/RowQuestion.tsx';

interface ListingTableProps {
  readonly filter: ListingFilter;
  readonly columns: readonly GridColumn<ListingRow>[];
  readonly drafts: Drafts;
  readonly isSaving: boolean;
  readonly onChange: (change: Partial<ListingFilter>) => void;
  readonly onOpenBatches: () => void;
}

const none: readonly SellerListing[] = [];

/** Renders the listings of a filter as an editable grid; edits are sent only when they are saved. */
export function ListingTable({
  filter,
  columns,
  drafts,
  isSaving,
  onChange,
  onOpenBatches,
}: ListingTableProps) {
  const { api } = useAppProfile();
  const mayChange = useMay(applyListingBatch);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // The filter of which all listings are selected: another filter has others.
  const [wholeOf, setWholeOf] = useState<string | null>(null);
  const narrowing = listingNarrowingOf(filter);
  const everything = wholeOf === JSON.stringify(narrowing);
  const clear = () => {
    setSelected(new Set());
    setWholeOf(null);
  };
  const query = useInfiniteQuery(listingsQuery(api, listingRequestOf(filter)));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    query;
  const stored = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? none, [data]);
  const rows = useMemo(
    () =>
      stored.map((listing): ListingRow => {
        const draft = drafts.get(listing.listingId);
        return { stored: listing, draft, listing: draft ? withChanges(listing, draft.changes) : listing };
      }),
    [stored, drafts],
  );
  const ticked = useMemo(
    () => stored.filter(({ listingId }) => selected.has(String(listingId))),
    [stored, selected],
  );
  const total = data?.pages[0]?.total ?? rows.length;
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ListingBulk
        target={
          everything
            ? { by: 'filter', filter: narrowing }
            : { by: 'selection', listingIds: ticked.map(({ listingId }) => listingId) }
        }
        ticked={ticked.length}
        inFilter={total}
        onChooseAll={() => setWholeOf(JSON.stringify(narrowing))}
        onClear={clear}
        onOpenBatches={onOpenBatches}
      />
      <DataGrid
        label={listingTexts.grid}
        columns={columns}
        hiddenColumns={filter.hidden}
        pinnedColumns={1}
        rows={rows}
        rowKey={({ stored: { listingId } }) => String(listingId)}
        rowLabel={({ stored: { productName } }) => productName}
        total={total}
        sort={gridSortOf(filter.sort)}
        onSortChange={(sort) => {
          const wanted = listingSorts.find((known) => known === listingSortOf(sort));
          if (wanted) onChange({ sort: wanted });
        }}
        {...(mayChange && {
          selection: {
            selected,
            everything,
            onChange: (chosen: ReadonlySet<string>) => {
              setSelected(chosen);
              setWholeOf(null);
            },
          },
        })}
        onEdit={(edits) =>
          draftActions.write(
            edits.flatMap(({ key, columnId: column, text }) => {
              const row = rows.find(({ stored: { listingId } }) => String(listingId) === key);
              return row && isWrittenColumn(column) ? [{ listing: row.stored, column, text }] : [];
            }),
          )
        }
        onUndo={draftActions.undo}
        cellState={(row, columnId) => cellStateOf(row, columnId, isSaving)}
        rowNote={({ stored: { listingId }, draft }) =>
          draft?.asks
            ? {
                tone: 'attention',
                content: (
                  <RowQuestion
                    asks={draft.asks}
                    onAnswer={(answer) => draftActions.change((all) => resolved(all, listingId, answer))}
                  />
                ),
              }
            : undefined
        }
        more={{
          hasMore: hasNextPage,
          loading: isFetchingNextPage,
          ...(isFetchNextPageError && { error: listingTexts.moreFailed }),
          onLoad: () => void fetchNextPage(),
        }}
        loading={data ? null : <Shimmer kind="rows" count={10} height={53} label={listingTexts.loading} />}
        empty={<NoListings filter={filter} onChange={onChange} />}
      />
    </>
  );
}
