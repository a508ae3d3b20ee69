import type { ShippingShare } from '@havan/domain/cart';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface IdentityRow {
  readonly trade_name: string;
  readonly tax_office: string;
  readonly tax_number: string;
  readonly address: string;
  readonly kep_address: string | null;
  readonly mersis_no: string | null;
}

/** Returns the legal identity of a company. */
export async function findIdentity(db: Db, companyId: number): Promise<IdentityRow | undefined> {
  const { rows } = await sql<IdentityRow>`
    select c.trade_name, c.tax_office, c.tax_number, c.kep_address, c.mersis_no,
           c.address_line || ', ' || t.name || ' / ' || city.name as address
    from company c join town t on t.id = c.town_id join city on city.id = c.city_id
    where c.id = ${companyId}`.execute(db);
  return rows[0];
}

/** Returns whether a company has ever had a listing. */
export async function hasListings(db: Db, companyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('listing')
    .select('id')
    .where('seller_id', '=', companyId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const findTerms = (db: Db, companyId: number) =>
  db
    .selectFrom('seller_terms')
    .select([
      'min_basket',
      'shipping_fee',
      'free_shipping_from',
      sql<ShippingShare | null>`shipping_share`.as('shipping_share'),
      'dispatch_cutoff',
      'dispatch_saturday',
      'commission_bp',
    ])
    .where('company_id', '=', companyId)
    .executeTakeFirst();

export async function putTerms(
  db: Db,
  companyId: number,
  terms: {
    readonly min_basket: number;
    readonly shipping_fee: number;
    readonly free_shipping_from: number | null;
    /** Unchanged when absent. */
    readonly shipping_share?: string | null;
    readonly dispatch_cutoff: string;
    /** Unchanged when absent. */
    readonly dispatch_saturday?: boolean;
    readonly saved_at: Date;
  },
): Promise<void> {
  await db
    .insertInto('seller_terms')
    .values({ company_id: companyId, ...terms })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(terms))
    .execute();
}
