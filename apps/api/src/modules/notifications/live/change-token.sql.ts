import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface ChangeTokenOf {
  readonly userId: number;
  readonly companyId: number;
}

/** SQL for a change token of the basic infos for each row of `w`: it changes when they do. */
const pulse = sql<string>`
  md5(concat_ws('|',
    (select concat(count(*), max(updated_at)) from feature_flag),
    (select max(updated_at) from access_list),
    (select concat(sales_ban, wallet_enabled, name) from company where id = w.company_id),
    (select count(*) from agreement_signature where user_id = w.user_id),
    (select concat(count(*), max(id)) from orders where seller_company_id = w.company_id
      and state in ('awaitingSellerConfirmation', 'awaitingShipment')),
    (select concat(count(*), max(id)) from orders where buyer_company_id = w.company_id
      and state = 'awaitingBuyerApproval'),
    (select concat(count(*), max(m.id)) from conversation c join message m on m.conversation_id = c.id
      where w.company_id in (c.buyer_id, c.seller_id) and m.sender_id <> w.company_id and m.read_at is null),
    (select count(*) from notification where company_id = w.company_id and read_at is null),
    (select concat(count(*), sum(quantity)) from basket_item where company_id = w.company_id)
  ))`;

/** Returns the change tokens of several users, in the given order. */
export async function readChangeTokens(db: Db, whom: readonly ChangeTokenOf[]): Promise<string[]> {
  const { rows } = await sql<{ pulse: string }>`
    select ${pulse} as pulse
    from unnest(${whom.map((each) => each.userId)}::bigint[], ${whom.map((each) => each.companyId)}::bigint[])
           with ordinality as w (user_id, company_id, place)
    order by w.place`.execute(db);
  return rows.map((row) => row.pulse);
}

/**
 * Returns the change token of one user. Separate from the list version, because PostgreSQL replans for every
 * array, which takes longer than the query.
 */
export async function readChangeToken(db: Db, { userId, companyId }: ChangeTokenOf): Promise<string> {
  const { rows } = await sql<{ pulse: string }>`
    select ${pulse} as pulse from (select ${userId}::bigint as user_id, ${companyId}::bigint as company_id) w`.execute(
    db,
  );
  return rows[0]?.pulse ?? '';
}
