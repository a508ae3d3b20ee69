import type { Db } from '../../../core/db/database.ts';
import type { RegistrationRow } from './account.sql.ts';

/** Initial terms of a new seller, in kuruş. */
const startingTerms = { min_basket: 0, shipping_fee: 4990, free_shipping_from: 50_000 };

/**
 * Creates the company of an application with its owner, selling terms and first address, awaiting its review. Returns
 * the id of the user.
 */
export async function openCompany(
  trx: Db,
  row: RegistrationRow,
  username: string,
  now: Date,
): Promise<number> {
  const { city_id } = await trx
    .selectFrom('town')
    .select('city_id')
    .where('id', '=', row.town_id)
    .executeTakeFirstOrThrow();
  const { id: companyId } = await trx
    .insertInto('company')
    .values({
      company_type: row.company_type,
      name: row.company_name,
      trade_name: row.company_name,
      city_id,
      town_id: row.town_id,
      address_line: row.address_line,
      phone: row.phone,
      email: row.email,
      tax_number: row.tax_number,
      tax_office: row.tax_office,
      owes_selling_setup: true,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('seller_terms')
    .values({ company_id: companyId, ...startingTerms })
    .execute();
  await trx
    .insertInto('address')
    .values({
      company_id: companyId,
      title: row.company_type === 'pharmacy' ? 'Eczane' : 'Merkez',
      receiver: `${row.name} ${row.surname}`,
      phone: row.phone,
      town_id: row.town_id,
      line: row.address_line,
      is_default: true,
    })
    .execute();
  const { id } = await trx
    .insertInto('app_user')
    .values({
      company_id: companyId,
      username,
      name: row.name,
      surname: row.surname,
      email: row.email,
      phone: row.phone,
      role: 'owner',
      password_hash: row.password_hash,
      activation_date: now,
      password_set_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
