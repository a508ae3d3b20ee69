import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** One mark of everything that the basic infos say of a user: it changes when they would. */
export async function readPulse(
  db: Db,
  { userId, companyId }: { userId: number; companyId: number },
): Promise<string> {
  const { rows } = await sql<{ pulse: string }>`
    select md5(concat_ws('|',
      (select concat(count(*), max(updated_at)) from feature_flag),
      (select max(updated_at) from access_list),
      (select concat(sales_ban, wallet_enabled, name) from company where id = ${companyId}),
      (select count(*) from agreement_signature where user_id = ${userId}),
      (select concat(count(*), max(id)) from orders where seller_company_id = ${companyId}
        and state in ('awaitingSellerConfirmation', 'awaitingShipment')),
      (select concat(count(*), max(id)) from orders where buyer_company_id = ${companyId}
        and state = 'awaitingBuyerApproval'),
      (select count(*) from conversation c where ${companyId} in (c.buyer_id, c.seller_id) and exists (
        select from message m where m.conversation_id = c.id and m.sender_id <> ${companyId} and m.read_at is null)),
      (select count(*) from notification where company_id = ${companyId} and read_at is null),
      (select concat(count(*), sum(quantity)) from basket_item where company_id = ${companyId})
    )) as pulse`.execute(db);
  return rows[0]?.pulse ?? '';
}
