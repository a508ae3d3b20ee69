import type { CampaignStep } from '@havan/domain/campaign-price';
import type { Insertable } from 'kysely';
import type { Db } from '../core/db/database.ts';
import type { CampaignTable } from '../core/db/schema/catalogue-tables.ts';

let count = 0;

/** Inserts a campaign; by default ten percent off, from 1 November to the end of 2026. Returns its code. */
export async function makeCampaign(
  db: Db,
  {
    steps = [percentOff(10)],
    ...changes
  }: Omit<Partial<Insertable<CampaignTable>>, 'steps'> & {
    steps?: readonly CampaignStep[];
  } = {},
): Promise<string> {
  count += 1;
  const { code } = await db
    .insertInto('campaign')
    .values({
      code: `kampanya_${count}`,
      seller_id: null,
      title: `Kampanya ${count}`,
      kind: 'percentOff',
      state: 'running',
      starts_at: new Date('2026-11-01T00:00:00Z'),
      ends_at: new Date('2026-12-31T00:00:00Z'),
      steps: JSON.stringify(steps),
      buy_quantity: null,
      free_quantity: null,
      unit_limit: null,
      units_left: changes.unit_limit ?? null,
      company_limit: null,
      ...changes,
    })
    .returning('code')
    .executeTakeFirstOrThrow();
  return code;
}

export const percentOff = (percent: number, fromQuantity = 1): CampaignStep => ({
  fromQuantity,
  percent,
  amount: 0,
});
