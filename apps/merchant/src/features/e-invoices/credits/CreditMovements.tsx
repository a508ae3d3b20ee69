import {
  creditMovementsQuery,
  refundCreditsMutation,
} from '@havan/api-client/queries/sales/e-invoice-credits';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { type CreditMovement, refundCredits } from '@havan/contract/sales/e-invoice-credits';
import { formatCount } from '@havan/domain/count';
import { creditMovementLabels } from '@havan/domain/e-invoice-credit';
import { formatMoney } from '@havan/domain/money';
import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Link } from '@havan/ui/Link';
import { LoadMore } from '@havan/ui/LoadMore';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { creditTexts as texts } from './credit-texts.ts';

const columnsWith = (onRefund: ((movement: CreditMovement) => void) | null): Column<CreditMovement>[] => [
  {
    id: 'at',
    header: texts.at,
    phone: 'detail',
    cell: ({ at }) => <DateText value={at} format="dateTime" />,
  },
  { id: 'kind', header: texts.kind, phone: 'lead', cell: ({ kind }) => creditMovementLabels[kind] },
  {
    id: 'record',
    header: texts.record,
    phone: 'lead',
    cell: ({ invoice, purchase }) =>
      invoice ? (
        <Link href={paths.eInvoice('issued', invoice.invoiceId)}>{invoice.number}</Link>
      ) : purchase ? (
        texts.paid(formatMoney(purchase.total))
      ) : null,
  },
  {
    id: 'credits',
    header: texts.credits,
    align: 'end',
    phone: 'trail',
    cell: ({ credits }) => (
      <Text as="span" weight="strong" tone={credits < 0 ? 'soft' : 'positive'} noWrap>
        {`${credits < 0 ? '−' : '+'}${formatCount(Math.abs(credits))}`}
      </Text>
    ),
  },
  {
    id: 'after',
    header: texts.after,
    align: 'end',
    phone: 'detail',
    cell: ({ balance }) => formatCount(balance),
  },
  ...(onRefund
    ? [
        {
          id: 'action',
          header: texts.action,
          align: 'end' as const,
          phone: 'action' as const,
          cell: (movement: CreditMovement) =>
            movement.purchase?.mayRefund ? (
              <Button size="small" variant="outline" onClick={() => onRefund(movement)}>
                {texts.refund}
              </Button>
            ) : null,
        },
      ]
    : []),
];

/** Renders the movements of credits, newest first; an unspent purchase can be returned. */
export function CreditMovements() {
  const { api } = useAppProfile();
  const mayRefund = useMay(refundCredits);
  const toast = useToast();
  const reportFailure = useFailureToast();
  const list = useInfiniteQuery(creditMovementsQuery(api));
  const refund = useMutation(refundCreditsMutation(api));
  const [asked, setAsked] = useState<{ readonly movement: CreditMovement; readonly key: string } | null>(
    null,
  );
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const giveBack = ({ movement, key }: NonNullable<typeof asked>) =>
    refund.mutate(
      { paymentId: movement.purchase?.paymentId ?? '', idempotencyKey: key },
      {
        onSuccess: () => toast({ title: texts.refunded, tone: 'positive' }),
        onError: (error) => reportFailure(error, texts.refundTitle),
        onSettled: () => setAsked(null),
      },
    );
  return (
    <Stack as="section" space="m" aria-labelledby="hareketler">
      <SectionHeader id="hareketler" title={texts.movements} />
      {list.error && !list.data ? (
        <LoadFailure size="part" error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Table
          caption={texts.movements}
          rows={rows}
          rowKey={({ entryId }) => String(entryId)}
          columns={columnsWith(
            mayRefund ? (movement) => setAsked({ movement, key: crypto.randomUUID() }) : null,
          )}
          {...(list.isPending && { loading: <Shimmer kind="rows" count={3} label={texts.loading} /> })}
          empty={
            <EmptyState
              kind="other"
              size="panel"
              title={texts.noMovements}
              subtitle={texts.noMovementsHint}
            />
          }
        />
      )}
      <LoadMore
        shown={rows.length}
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
        noun={texts.noun}
      />
      {asked ? (
        <ConfirmDialog
          open
          title={texts.refundTitle}
          confirmLabel={texts.refund}
          cancelLabel={texts.cancel}
          loading={refund.isPending}
          onConfirm={() => giveBack(asked)}
          onCancel={() => setAsked(null)}
        >
          {texts.refundText(asked.movement.credits, formatMoney(asked.movement.purchase?.total ?? 0))}
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
