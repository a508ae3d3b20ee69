import { bulkIssueMutation, waitingInvoicesQuery } from '@havan/api-client/queries/sales/e-invoices';
import { sentenceOf } from '@havan/api-client/api-error';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { bulkIssue } from '@havan/contract/sales/e-invoice-bulk';
import type { WaitingInvoice } from '@havan/contract/sales/e-invoices';
import { Alert } from '@havan/ui/Alert';
import { BulkAction, BulkBar } from '@havan/ui/BulkBar';
import { Button } from '@havan/ui/Button';
import { EmptyState } from '@havan/ui/EmptyState';
import { CheckIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { LoadMore } from '@havan/ui/LoadMore';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Table } from '@havan/ui/Table';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invoiceTexts as texts } from './e-invoice-texts.ts';
import { waitingColumns } from './waiting-columns.tsx';

interface WaitingTableProps {
  readonly total: number;
  /** Called with the id of a batch that has begun. */
  readonly onStarted: (batchId: string) => void;
}

/**
 * Renders orders without an invoice, each as it would be issued now; the selected ones or all are issued in one batch.
 */
export function WaitingTable({ total, onStarted }: WaitingTableProps) {
  const { api, flags } = useAppProfile();
  const mayIssue = useMay(bulkIssue) && flags.isOn('bulkEInvoiceActions');
  const waiting = useInfiniteQuery(waitingInvoicesQuery(api));
  const bulk = useMutation(bulkIssueMutation(api));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = waiting.data?.pages.flatMap(({ items }) => items) ?? [];
  const taken = rows.filter(({ orderId }) => chosen.has(String(orderId)));
  const start = (orderIds: number[] | null) =>
    bulk.mutate(orderIds, {
      onSuccess: ({ batchId }) => {
        setChosen(new Set());
        onStarted(batchId);
      },
    });

  if (waiting.error && !waiting.data)
    return <LoadFailure size="part" error={waiting.error} onRetry={() => void waiting.refetch()} />;
  if (!waiting.data) return <Shimmer kind="rows" count={6} label={texts.loading} />;
  if (rows.length === 0)
    return (
      <EmptyState kind="other" size="panel" title={texts.noneWaiting} subtitle={texts.noneWaitingSubtitle} />
    );
  return (
    <Stack space="s">
      {bulk.error ? <Alert kind="error">{sentenceOf(bulk.error)}</Alert> : null}
      {mayIssue && taken.length === 0 ? (
        <Inline justify="end">
          <Button loading={bulk.isPending} onClick={() => start(null)}>
            {texts.issueAll(Math.max(total, rows.length))}
          </Button>
        </Inline>
      ) : null}
      <BulkBar count={taken.length} noun={texts.noun} onClear={() => setChosen(new Set())}>
        <BulkAction
          label={texts.issueChosen(taken.length)}
          icon={<CheckIcon />}
          disabled={bulk.isPending}
          onPress={() => start(taken.map(({ orderId }) => orderId))}
        />
      </BulkBar>
      <Table<WaitingInvoice>
        caption={texts.waitingTable}
        rows={rows}
        rowKey={keyOf}
        phoneRows="tap"
        columns={waitingColumns}
        rowTone={({ problems }) => (problems.length > 0 ? 'critical' : undefined)}
        {...(mayIssue && {
          selection: {
            selected: chosen,
            onChange: setChosen,
            rowLabel: ({ recipientName }) => recipientName,
          },
        })}
      />
      <LoadMore
        shown={rows.length}
        hasMore={waiting.hasNextPage}
        loading={waiting.isFetchingNextPage}
        onLoadMore={() => void waiting.fetchNextPage()}
        noun={texts.noun}
      />
    </Stack>
  );
}

const keyOf = ({ orderId }: WaitingInvoice): string => String(orderId);
