import type { FoundPayment, PaymentMoment } from '@havan/contract/backoffice/payments';
import type { EntryRow, EventRow, FoundRow, ordersOf, refundsOf } from './payment-timeline.sql.ts';

export const presentFound = (row: FoundRow): FoundPayment => ({
  paymentId: row.id,
  buyerId: row.buyer_id,
  buyer: row.buyer,
  state: row.state,
  method: row.method,
  amount: row.amount,
  orderIds: row.order_ids,
  createdAt: row.created_at.toISOString(),
  failure: row.failure_message,
});

interface Sources {
  readonly payment: FoundRow;
  readonly events: readonly EventRow[];
  readonly entries: readonly EntryRow[];
  readonly orders: Awaited<ReturnType<typeof ordersOf>>;
  readonly refunds: Awaited<ReturnType<typeof refundsOf>>;
}

/** Returns the events of a payment, the earliest first. */
export function presentMoments({ payment, events, entries, orders, refunds }: Sources): PaymentMoment[] {
  const moments: PaymentMoment[] = [
    { kind: 'started', at: payment.created_at.toISOString(), amount: payment.amount },
    ...events.map((row) => ({
      kind: row.source,
      at: row.at.toISOString(),
      bankStatus: row.bank_status,
      amount: row.amount,
      settlement: row.settlement,
      fromState: row.from_state,
      toState: row.to_state,
    })),
    ...(payment.settled_at
      ? [
          {
            kind: 'ended' as const,
            at: payment.settled_at.toISOString(),
            state: payment.state,
            failure: payment.failure_message,
          },
        ]
      : []),
    ...orders.map((row) => ({
      kind: 'order' as const,
      at: row.at.toISOString(),
      orderId: row.id,
      seller: row.seller,
      amount: row.total,
    })),
    ...entries.map((row) => ({
      kind: 'ledger' as const,
      at: row.at.toISOString(),
      entryId: row.id,
      entryKind: row.kind,
      orderId: row.order_id,
      amount: row.amount,
    })),
    ...refunds.map((row) => ({
      kind: 'bankRefund' as const,
      at: row.at.toISOString(),
      amount: row.amount,
      orderId: row.order_id,
      tries: row.tries,
      doneAt: row.done_at?.toISOString() ?? null,
    })),
  ];
  return moments.toSorted((a, b) => a.at.localeCompare(b.at));
}
