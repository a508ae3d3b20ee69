import { riskyListingsQuery } from '@havan/api-client/queries/listings/originality';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { type RiskyProductListing, sendPurchaseInvoice } from '@havan/contract/listings/originality';
import { listingLabel } from '@havan/domain/expiry';
import {
  needsInvoice,
  type OriginalityState,
  originalityStateLabels,
  riskCauseLabels,
} from '@havan/domain/originality';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { LoadMore } from '@havan/ui/LoadMore';
import { ProductImage } from '@havan/ui/ProductImage';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { InvoiceForm } from './InvoiceForm.tsx';
import { originalityTexts as texts, stateTones } from './originality-texts.ts';

/** Renders listings that need a purchase invoice, the nearest deadline first. */
export function RiskyListings({ state }: { readonly state: OriginalityState | null }) {
  const { api } = useAppProfile();
  const list = useInfiniteQuery(riskyListingsQuery(api, state));
  const maySend = useMay(sendPurchaseInvoice);
  const [sending, setSending] = useState<RiskyProductListing | null>(null);
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (list.error && !list.data)
    return <LoadFailure size="part" error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Shimmer kind="rows" count={6} label={texts.loading} />;
  return (
    <Stack space="m">
      <Text tone="soft">{texts.how}</Text>
      <Table
        caption={texts.list}
        wide
        columns={columnsOf(maySend ? setSending : null, list.dataUpdatedAt)}
        rows={rows}
        rowKey={({ listingId }) => String(listingId)}
        rowTone={(row) => (row.listingState === 'suspended' ? 'critical' : undefined)}
        empty={
          state === null ? (
            <EmptyState kind="noListings" title={texts.none} subtitle={texts.noneHint} />
          ) : (
            <EmptyState kind="noListings" size="panel" title={texts.noneOfState} />
          )
        }
      />
      <LoadMore
        shown={rows.length}
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
        noun={texts.noun}
      />
      {sending ? <InvoiceForm listing={sending} onClose={() => setSending(null)} /> : null}
    </Stack>
  );
}

const columnsOf = (
  /** Null for a user who may not send one. */
  onSend: ((row: RiskyProductListing) => void) | null,
  now: number,
): readonly Column<RiskyProductListing>[] => [
  {
    id: 'product',
    header: texts.product,
    phone: 'lead',
    cell: (row) => (
      <Inline space="s" wrap={false} align="center">
        <ProductImage src={row.productImageUrl} alt="" size="small" />
        <Stack space="none">
          <Text weight="strong">{listingLabel(row.productName, row.expiration)}</Text>
          <Text size="small" tone="soft">{`${row.brandName} · ${row.barcode}`}</Text>
        </Stack>
      </Inline>
    ),
  },
  {
    id: 'cause',
    header: texts.cause,
    phone: 'detail',
    cell: ({ cause, note }) => (
      <Stack space="none">
        <Text>{riskCauseLabels[cause]}</Text>
        {note ? (
          <Text size="small" tone="soft">
            {note}
          </Text>
        ) : null}
      </Stack>
    ),
  },
  {
    id: 'due',
    header: texts.due,
    width: 130,
    phone: 'detail',
    cell: ({ dueAt, state }) =>
      needsInvoice(state) ? (
        <Stack space="none">
          <DateText value={dueAt} />
          {new Date(dueAt).getTime() <= now ? <Badge tone="critical">{texts.overdue}</Badge> : null}
        </Stack>
      ) : (
        '–'
      ),
  },
  {
    id: 'invoice',
    header: texts.invoice,
    phone: 'detail',
    cell: ({ invoice }) =>
      invoice ? (
        <Stack space="none">
          <Text>{invoice.invoiceNumber}</Text>
          <Text size="small" tone="soft">
            {invoice.reason ?? invoice.supplier}
          </Text>
        </Stack>
      ) : (
        <Text tone="soft">{texts.noInvoice}</Text>
      ),
  },
  {
    id: 'state',
    header: texts.state,
    width: 150,
    phone: 'trail',
    cell: ({ state, listingState }) => (
      <Stack space="none">
        <Badge tone={stateTones[state]}>{originalityStateLabels[state]}</Badge>
        {listingState === 'suspended' ? <Badge tone="critical">{texts.suspended}</Badge> : null}
        {listingState === 'passive' ? <Badge>{texts.passive}</Badge> : null}
      </Stack>
    ),
  },
  {
    id: 'actions',
    header: texts.actions,
    hideHeader: true,
    width: 150,
    align: 'end',
    phone: 'action',
    cell: (row) => {
      if (!onSend || !needsInvoice(row.state)) return null;
      const act = row.state === 'rejected' ? texts.resend : texts.send;
      return (
        <Button
          size="small"
          variant="outline"
          aria-label={texts.of(act, row.productName)}
          onClick={() => onSend(row)}
        >
          {act}
        </Button>
      );
    },
  },
];
