import type { DemoPayoutRun } from '../../orders/payout-runs.ts';
import type { Loader } from '../loader.ts';

/** Operators who prepared and approved the payout runs of the past. */
export interface RunOperators {
  readonly preparedBy: number;
  readonly approvedBy: number;
}

/** Loads the payouts to companies without a wallet. */
export async function loadPayoutRuns(
  loader: Loader,
  runs: readonly DemoPayoutRun[],
  { preparedBy, approvedBy }: RunOperators,
): Promise<void> {
  await loader.copy(
    'payout_run',
    [
      'id',
      'number',
      'payout_day',
      'through_week',
      'state',
      'total',
      'prepared_by',
      'prepared_at',
      'approved_by',
      'approved_at',
    ],
    runs.map((run) => [
      run.id,
      run.number,
      run.payoutDay,
      run.throughWeek,
      'approved',
      run.transfers.reduce((sum, { amount }) => sum + amount, 0),
      preparedBy,
      run.preparedAt,
      approvedBy,
      run.approvedAt,
    ]),
  );
  await loader.copy(
    'payout_transfer',
    [
      'id',
      'run_id',
      'company_id',
      'amount',
      'iban',
      'account_owner',
      'payout_account_id',
      'state',
      'closed_at',
    ],
    runs.flatMap((run) =>
      run.transfers.map((one) => [
        one.id,
        run.id,
        one.companyId,
        one.amount,
        one.iban,
        one.accountOwner,
        one.payoutAccountId,
        'sent',
        run.sentAt,
      ]),
    ),
  );
}
