import type { Listing } from '@havan/contract/catalogue/catalogue';
import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import { useViewport } from '@havan/app-shell/viewport/use-viewport';
import { Button } from '@havan/ui/Button';
import { EmptyState } from '@havan/ui/EmptyState';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useGoodsInCart } from '../../shared/cart/use-cart-goods.ts';
import { FilterRow } from '../../shared/lists/FilterRow.tsx';
import { useFilterKeys } from '../../shared/lists/use-filter-keys.ts';
import { useExpiryPreference } from '../../shared/product/use-expiry-preference.ts';
import { offerColumns } from './offer-columns.tsx';
import { filterKeys, filterTexts, offerTexts, sortTexts } from './offer-texts.ts';
import {
  filterCounts,
  offerFilters,
  offerSorts,
  readOfferView,
  toggled,
  viewedOffers,
  writeOfferView,
  type OfferSort,
  type OfferView,
} from './offer-view.ts';
import { offerListRowIds } from './offer-row-id.ts';
import { offersOfParts, windowedFrom } from './offer-parts.ts';
import { columnBests } from './offers.ts';
import type { ProductDetail } from './product/product-detail.ts';
import type { OfferCounts } from './use-offer-counts.ts';

const NoOffers = lazyPart(() => import('./NoOffers.tsx'), 'NoOffers');
const MoreOffers = lazyPart(() => import('./MoreOffers.tsx'), 'MoreOffers');

interface OfferTableProps {
  readonly product: ProductDetail['product'];
  readonly listings: readonly Listing[];
  readonly recommendedId: number | null;
  /** The viewing company, which cannot buy its own offers. */
  readonly companyId: number | undefined;
  readonly now: Date;
  readonly counts: OfferCounts;
  readonly onAdd: (listing: Listing) => void;
  readonly isAdding: (listingId: number) => boolean;
}

/** Height of a row on the desk and folded, px, from which the table draws only the visible rows. */
const rowHeight = 66;
const foldedHeight = 120;

const sortOptions = offerSorts.map((sort) => ({ value: sort, label: sortTexts[sort] }));

/** Renders all offers to compare: filtered by one key, sorted, the best of each column marked. */
export function OfferTable(props: OfferTableProps) {
  const { product, listings, recommendedId, companyId, now, counts, onAdd, isAdding } = props;
  const { psf } = product;
  const [search, setSearch] = useSearchParams();
  const [parts, setParts] = useState(1);
  const goodsInCart = useGoodsInCart();
  const left = filterCounts(listings, now, goodsInCart);
  // A product that only has close expiries shows them.
  const prefersLongExpiry = useExpiryPreference().prefersLongExpiry && left.longExpiry > 0;
  const view = readOfferView(search, prefersLongExpiry);
  const change = (next: OfferView) => setSearch(writeOfferView(next, prefersLongExpiry), { replace: true });
  useFilterKeys((key) => {
    const filter = offerFilters.find((each) => filterKeys[each] === key);
    if (filter) change(toggled(view, filter));
    return filter !== undefined;
  });
  // The pressed filter shows at once; up to two hundred rows follow in a deferred render.
  const rows = useDeferredValue(viewedOffers(listings, view, now, goodsInCart));
  // Stable columns keep unchanged rows from being drawn again.
  const columns = useMemo(
    () =>
      offerColumns({
        psf,
        now,
        bests: columnBests(listings, now),
        counts,
        onAdd,
        isAdding,
        recommendedId,
        companyId,
      }),
    [psf, now, listings, counts, onAdd, isAdding, recommendedId, companyId],
  );
  const drawn = offersOfParts(rows, parts);
  const isFolded = useViewport().currentDevice !== 'web';
  if (listings.length === 0) return <NoOffers product={product} />;
  return (
    <Stack as="section" space="s" aria-labelledby="teklifler">
      <SectionHeader
        id="teklifler"
        title={offerTexts.offers(listings.length)}
        remark={offerTexts.offersRemark}
      />
      {listings.length > 1 ? (
        <div id={offerListRowIds.filters}>
          <FilterRow
            chips={offerFilters.map((name) => ({
              name,
              label: filterTexts[name],
              isOn: view.filters.has(name),
              count: left[name],
              shortcut: filterKeys[name],
            }))}
            onPress={(name) => change(toggled(view, name))}
            sorts={sortOptions}
            sort={view.sort}
            onSort={(sort) => change({ ...view, sort: sort as OfferSort })}
          />
        </div>
      ) : null}
      <Table
        caption={offerTexts.table}
        columns={columns}
        rows={rows.slice(0, drawn)}
        {...(drawn > windowedFrom && { windowed: isFolded ? foldedHeight : rowHeight })}
        rowKey={({ listingId }) => String(listingId)}
        rowTone={({ listingId }) => (listingId === recommendedId ? 'recommended' : undefined)}
        rowLook="comparing"
        phoneRows="tap"
        sort={{ columnId: view.sort, direction: view.sort === 'price' ? 'ascending' : 'descending' }}
        onSortChange={({ columnId }) => change({ ...view, sort: columnId as OfferSort })}
        empty={
          <EmptyState
            kind="noListings"
            title={offerTexts.noneFiltered}
            subtitle={offerTexts.noneFilteredHint}
            actions={
              <Button variant="outline" onClick={() => change({ ...view, filters: new Set() })}>
                {offerTexts.clear}
              </Button>
            }
          />
        }
      />
      {rows.length > offersOfParts(rows, 1) ? (
        <div id={drawn < rows.length ? offerListRowIds.more : undefined}>
          <MoreOffers
            drawn={drawn}
            total={rows.length}
            onMore={() => setParts(parts + 1)}
            onAll={() => setParts(Number.POSITIVE_INFINITY)}
          />
        </div>
      ) : null}
      {rows.length > 0 ? (
        <Text size="small" tone="faint">
          {`${offerTexts.legend} ${offerTexts.keys}`}
        </Text>
      ) : null}
    </Stack>
  );
}
