import { addDays, formatIsoDay, istanbulDayOf, istanbulMidnight } from '@havan/domain/istanbul';
import { payoutRunNumber } from '@havan/domain/payout-run';
import { payoutDayOf, payoutWayOf, weekIsOverAt, weekStartOf } from '@havan/domain/payout-statement';
import type { DemoCompany } from '../companies/companies.ts';
import { randomOf } from '../seeded-random.ts';
import type { DemoEntry } from './entry.ts';
import { uuidOf } from './orders.ts';
import { payoutAccountOf } from './withdrawals.ts';

export interface DemoTransfer {
  readonly id: string;
  readonly companyId: number;
  /** Kuruş. */
  readonly amount: number;
  readonly iban: string;
  readonly accountOwner: string;
  readonly payoutAccountId: string;
}

/** A run that the bank has sent: what companies without a wallet earned until a Sunday. */
export interface DemoPayoutRun {
  readonly id: number;
  readonly number: string;
  readonly payoutDay: string;
  /** The Monday of the last week that it pays. */
  readonly throughWeek: string;
  /** Orders completed before are paid by this run or an earlier one. */
  readonly until: Date;
  readonly preparedAt: Date;
  readonly approvedAt: Date;
  readonly sentAt: Date;
  readonly transfers: readonly DemoTransfer[];
}

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;

/**
 * Returns a run each payout day until a week ago; what came in since then waits for the visitor of the demo.
 * `released` are the entries of the orders.
 */
export function demoPayoutRuns(
  sellers: readonly DemoCompany[],
  released: readonly DemoEntry[],
  now: Date,
): DemoPayoutRun[] {
  const paidToAccount = sellers.filter(({ companyType }) => payoutWayOf(companyType) === 'account');
  const owedAt = released.flatMap(({ at, postings }) =>
    postings.flatMap(({ kind, companyId, amount }) =>
      kind === 'sellerPayable' && companyId !== null ? [{ at, companyId, amount }] : [],
    ),
  );
  const paid = new Map<number, number>();
  const runs: DemoPayoutRun[] = [];
  const first = Math.min(...owedAt.map(({ at }) => at.getTime()));
  for (
    let monday = weekStartOf(istanbulDayOf(new Date(Math.min(first, now.getTime()))));
    ;
    monday = addDays(monday, 7)
  ) {
    const day = payoutDayOf(istanbulMidnight(monday));
    const midnight = istanbulMidnight(day).getTime();
    const sentAt = new Date(midnight + 16 * hourMs);
    if (sentAt.getTime() > now.getTime() - weekMs) return runs;
    const until = weekIsOverAt(monday);
    const transfers = paidToAccount.flatMap((seller): DemoTransfer[] => {
      const owed = owedAt
        .filter(({ at, companyId }) => companyId === seller.id && at < until)
        .reduce((sum, { amount }) => sum + amount, 0);
      const amount = owed - (paid.get(seller.id) ?? 0);
      if (amount <= 0) return [];
      paid.set(seller.id, owed);
      const { id: payoutAccountId, iban, ownerName: accountOwner } = payoutAccountOf(seller);
      const id = uuidOf(randomOf(`transfer:${seller.id}:${formatIsoDay(monday)}`));
      return [{ id, companyId: seller.id, amount, iban, accountOwner, payoutAccountId }];
    });
    if (transfers.length === 0) continue;
    runs.push({
      id: runs.length + 1,
      number: payoutRunNumber(day.year, runs.length + 1),
      payoutDay: formatIsoDay(day),
      throughWeek: formatIsoDay(monday),
      until,
      preparedAt: new Date(midnight + 9.5 * hourMs),
      approvedAt: new Date(midnight + 10.25 * hourMs),
      sentAt,
      transfers,
    });
  }
}

/** Each transfer left what the company was owed, and the bank has sent it. */
export const payoutRunEntries = ({ preparedAt, sentAt, transfers }: DemoPayoutRun): DemoEntry[] =>
  transfers.flatMap(({ id: transferId, companyId, amount }): DemoEntry[] => {
    const shared = { paymentId: null, orderId: null, withdrawalId: null, transferId };
    return [
      {
        ...shared,
        kind: 'accountPayout',
        at: preparedAt,
        postings: [
          { kind: 'sellerPayable', companyId, amount: -amount },
          { kind: 'payoutTransit', companyId: null, amount },
        ],
      },
      {
        ...shared,
        kind: 'accountPayoutSent',
        at: sentAt,
        postings: [
          { kind: 'payoutTransit', companyId: null, amount: -amount },
          { kind: 'bank', companyId: null, amount },
        ],
      },
    ];
  });

/** Returns when an order of a company without a wallet was paid; null while it waits for a run. */
export const paidByRunAt = (runs: readonly DemoPayoutRun[], completedAt: Date | null): Date | null =>
  completedAt && (runs.find(({ until }) => completedAt < until)?.preparedAt ?? null);
