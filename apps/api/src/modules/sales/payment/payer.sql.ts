import type { Db } from '../../../core/db/database.ts';
import type { Payer } from '../../../core/ports/bank-port.ts';
import type { PaymentRow } from './payment.sql.ts';

/** Returns the user who pays and the company, for a bank whose own page takes the card. */
export async function payerOf(
  db: Db,
  { buyer_user_id: userId }: Pick<PaymentRow, 'buyer_user_id'>,
  ip: string,
): Promise<Payer> {
  const row = await db
    .selectFrom('app_user as u')
    .innerJoin('company as c', 'c.id', 'u.company_id')
    .innerJoin('city as p', 'p.id', 'c.city_id')
    .select([
      'c.id as companyId',
      'u.name',
      'u.surname',
      'u.email',
      'u.phone',
      'c.tax_number as taxNumber',
      'c.trade_name as companyName',
      'c.address_line as address',
      'p.name as cityName',
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...row, ip };
}
