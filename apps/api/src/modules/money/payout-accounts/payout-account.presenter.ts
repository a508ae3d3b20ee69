import type { PayoutAccount } from '@havan/contract/money/payout-accounts';
import { payoutAccountState, usableFrom } from '@havan/domain/payout-account';
import type { PayoutAccountRow } from './payout-account.sql.ts';

export const presentPayoutAccount = (row: PayoutAccountRow, now: Date): PayoutAccount => ({
  payoutAccountId: row.id,
  iban: row.iban,
  ownerName: row.owner_name,
  state: payoutAccountState(row.verified_at, now),
  addedAt: row.created_at.toISOString(),
  usableFrom: row.verified_at === null ? null : usableFrom(row.verified_at).toISOString(),
});
