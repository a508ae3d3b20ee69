import type { ListingSort, SellerListing } from '@havan/contract/listings/listings';
import { formatCount } from '@havan/domain/count';
import { expiryLabel } from '@havan/domain/expiry';
import { formatAmount, formatMoney } from '@havan/domain/money';
import { netPrice, type PriceDeductionTerms } from '@havan/domain/net-price';
import { changedPrice, parsePriceChange } from '@havan/domain/price-change';
import type { GridColumn, GridSort } from '@havan/ui/DataGrid';
import { IconButton } from '@havan/ui/IconButton';
import { ClockIcon } from '@havan/ui/icons';
import { Money } from '@havan/ui/Money';
import type { ReactNode } from 'react';
import { cellText, isWrittenColumn, priceFactsOf, type WrittenColumn } from './cell-reading.ts';
import type { Draft } from '../drafts/drafts.ts';
import {
  CampaignCell,
  ExpiryCell,
  MarginCell,
  PlaceCell,
  PriceCell,
  ProductCell,
  SoldCell,
  StateCell,
  StockCell,
  ViewsCell,
  WrittenCell,
} from './ListingCells.tsx';
import { cellTexts, columnTexts } from '../listing-texts.ts';

/** A row of the table: the listing as it would be after saving, as it is stored, and its unsaved edits. */
export interface ListingRow {
  readonly listing: SellerListing;
  readonly stored: SellerListing;
  readonly draft: Draft | undefined;
}

interface ColumnTools {
  readonly now: Date;
  /** Undefined until they are loaded. */
  readonly terms: PriceDeductionTerms | undefined;
  readonly onHistory: (listing: SellerListing) => void;
}

/** Renders an edited cell: the invalid text or the new value over the stored one; an unedited cell as `face`. */
function writtenFace({ stored, draft }: ListingRow, column: WrittenColumn, now: ReactNode, face = now) {
  const problem = draft?.problems[column];
  if (problem) return <WrittenCell now={problem.text || '–'} before={cellText(column, stored) || '–'} />;
  if (draft?.changes[column] === undefined) return face;
  return <WrittenCell now={now} before={cellText(column, stored) || '–'} />;
}

const count = (value: number | null): string => (value === null ? cellTexts.unlimited : formatCount(value));

const edit = (
  column: WrittenColumn,
  inputMode: 'decimal' | 'numeric' | 'text' = 'numeric',
): NonNullable<GridColumn<ListingRow>['edit']> => ({
  text: ({ listing, draft }) => draft?.problems[column]?.text ?? cellText(column, listing),
  inputMode,
});

const countColumn = (
  id: 'minQuantity' | 'maxQuantity' | 'packSize',
  width: number,
): GridColumn<ListingRow> => ({
  id,
  header: columnTexts[id],
  width,
  align: 'end',
  phone: 'hidden',
  cell: (row) => writtenFace(row, id, count(row.listing[id])),
  edit: edit(id),
});

/** Returns the column of a listing's terms by quantity, as typed: `10: 139,90; 50: 129,90` and `10+1`. */
const quantityColumn = (id: 'priceBreaks' | 'bonus', width: number): GridColumn<ListingRow> => ({
  id,
  header: columnTexts[id],
  width,
  phone: 'hidden',
  cell: (row) => writtenFace(row, id, cellText(id, row.listing) || '–'),
  edit: edit(id, 'text'),
});

/** Returns the columns of the table in their order; the ids of edited columns are field names of the contract. */
export const listingColumns = ({ now, terms, onHistory }: ColumnTools): GridColumn<ListingRow>[] => [
  {
    id: 'name',
    header: columnTexts.product,
    phone: 'lead',
    sortable: true,
    text: ({ listing }) => listing.productName,
    cell: ({ listing }) => <ProductCell listing={listing} />,
  },
  {
    id: 'expiration',
    header: columnTexts.expiration,
    width: 128,
    sortable: true,
    cell: (row) =>
      writtenFace(
        row,
        'expiration',
        row.listing.expiration === null ? cellTexts.noExpiry : expiryLabel(row.listing.expiration),
        <ExpiryCell expiration={row.listing.expiration} now={now} />,
      ),
    edit: edit('expiration', 'text'),
  },
  {
    id: 'stock',
    header: columnTexts.stock,
    width: 88,
    align: 'end',
    sortable: true,
    cell: (row) =>
      writtenFace(row, 'stock', formatCount(row.listing.stock), <StockCell listing={row.listing} />),
    edit: edit('stock'),
  },
  {
    id: 'price',
    header: columnTexts.price,
    width: 104,
    align: 'end',
    phone: 'trail',
    sortable: true,
    cell: (row) =>
      writtenFace(
        row,
        'price',
        <Money value={row.listing.price} bare />,
        <PriceCell listing={row.listing} terms={terms} />,
      ),
    edit: { ...edit('price', 'text'), hint: ({ stored }, text) => priceHint(stored, text, terms) },
  },
  {
    id: 'margin',
    header: columnTexts.margin,
    phone: 'hidden',
    width: 88,
    align: 'end',
    cell: ({ listing }) => <MarginCell listing={listing} />,
  },
  {
    id: 'place',
    header: columnTexts.place,
    width: 96,
    cell: ({ listing, stored }) => <PlaceCell listing={listing} stored={stored} />,
  },
  {
    id: 'sold',
    header: columnTexts.sold,
    phone: 'hidden',
    width: 104,
    align: 'end',
    sortable: true,
    cell: ({ listing }) => <SoldCell listing={listing} />,
  },
  {
    id: 'state',
    header: columnTexts.state,
    width: 136,
    cell: ({ listing }) => <StateCell listing={listing} />,
  },
  {
    id: 'views',
    header: columnTexts.views,
    phone: 'hidden',
    width: 112,
    align: 'end',
    cell: ({ listing }) => <ViewsCell listing={listing} />,
  },
  {
    id: 'campaign',
    header: columnTexts.campaign,
    phone: 'hidden',
    width: 152,
    cell: ({ listing }) => <CampaignCell listing={listing} />,
  },
  countColumn('minQuantity', 80),
  countColumn('maxQuantity', 88),
  countColumn('packSize', 72),
  quantityColumn('priceBreaks', 176),
  quantityColumn('bonus', 96),
  {
    id: 'cost',
    header: columnTexts.cost,
    width: 96,
    align: 'end',
    phone: 'hidden',
    cell: (row) => writtenFace(row, 'cost', row.listing.cost === null ? '–' : formatAmount(row.listing.cost)),
    edit: edit('cost', 'decimal'),
  },
  {
    id: 'shelf',
    header: columnTexts.shelf,
    width: 88,
    phone: 'hidden',
    cell: (row) => writtenFace(row, 'shelf', row.listing.shelf || '–'),
    edit: edit('shelf', 'text'),
  },
  {
    id: 'history',
    header: columnTexts.history,
    hideHeader: true,
    width: 56,
    phone: 'hidden',
    cell: ({ stored }) => (
      <IconButton
        label={cellTexts.history(stored.productName)}
        icon={<ClockIcon />}
        size="small"
        onClick={() => onHistory(stored)}
      />
    ),
  },
];

/**
 * Returns the hint under a price that is being typed: the price that a rule gives, and what the seller receives of it;
 * null without a hint.
 */
function priceHint(
  stored: SellerListing,
  text: string,
  terms: PriceDeductionTerms | undefined,
): string | null {
  const change = parsePriceChange(text);
  if (!change) return null;
  const changed = changedPrice(change, priceFactsOf(stored));
  if (!('price' in changed)) return change.kind === 'set' ? null : changed.sentence;
  const { price } = changed;
  const net = terms ? [cellTexts.net(formatAmount(netPrice(price, terms).net))] : [];
  // A plain price stands in the cell already.
  return [...(change.kind === 'set' ? [] : [formatMoney(price)]), ...net].join(', ') || null;
}

/** Returns column and direction of the server's sort key; `listingSortOf` converts back. */
export const gridSortOf = (sort: ListingSort): GridSort => ({
  columnId: sort.replace('-', ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});
export const listingSortOf = ({ columnId, direction }: GridSort): string =>
  `${direction === 'descending' ? '-' : ''}${columnId}`;

/**
 * Returns the mark of a cell: refused with its message, waiting for an answer, being saved, or not saved yet; undefined
 * for an unedited cell.
 */
export function cellStateOf({ draft }: ListingRow, columnId: string, isSaving: boolean) {
  if (!draft || !isWrittenColumn(columnId)) return undefined;
  const problem = draft.problems[columnId];
  if (problem) return { kind: 'refused', message: problem.sentence } as const;
  if (draft.changes[columnId] === undefined) return undefined;
  if (draft.asks) return { kind: 'asked' } as const;
  return { kind: isSaving ? 'saving' : 'changed' } as const;
}
