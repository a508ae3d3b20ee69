import { randomUUID } from 'node:crypto';
import { payoutAccountRestMs } from '@havan/domain/payout-account';
import type { TestApp } from './test-app.ts';

const usualIban = 'TR330006100519786457841326';

/** Creates a bank account of the company whose waiting period is over. Returns its id. */
export async function makePayoutAccount(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  { companyId, userId }: { readonly companyId: number; readonly userId: number },
  iban: string = usualIban,
): Promise<string> {
  const id = randomUUID();
  const at = new Date(clock.now().getTime() - payoutAccountRestMs);
  const { trade_name: name } = await database.db
    .selectFrom('company')
    .select('trade_name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('payout_account')
    .values({
      id,
      company_id: companyId,
      iban,
      owner_name: name,
      added_by: userId,
      created_at: at,
      verified_at: at,
    })
    .execute();
  return id;
}
