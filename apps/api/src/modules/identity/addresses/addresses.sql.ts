import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface AddressRow {
  readonly id: number;
  readonly title: string;
  readonly receiver: string;
  readonly phone: string;
  readonly city_id: number;
  readonly town_id: number;
  readonly city_name: string;
  readonly town_name: string;
  readonly line: string;
  readonly is_default: boolean;
}

/** Largest number of addresses of a company. */
const addressLimit = 50;

/** Returns the addresses of a company, the default one first. */
export async function addressRows(db: Db, companyId: number): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow>`
    select a.id, a.title, a.receiver, a.phone, c.id as city_id, t.id as town_id, c.name as city_name,
           t.name as town_name, a.line, a.is_default
    from address a join town t on t.id = a.town_id join city c on c.id = t.city_id
    where a.company_id = ${companyId} order by a.is_default desc, a.id limit ${addressLimit}`.execute(db);
  return rows;
}

interface AddressFields {
  readonly title: string;
  readonly receiver: string;
  readonly phone: string;
  readonly townId: number;
  readonly line: string;
}

/** Changes an address of this company; false for an id of no address of it. */
export async function updateAddress(
  db: Db,
  companyId: number,
  id: number,
  { title, receiver, phone, townId, line }: AddressFields,
): Promise<boolean> {
  const changed = await db
    .updateTable('address')
    .set({ title, receiver, phone, town_id: townId, line })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * Adds an address, the first one as the default, and returns its id; null when the company has `addressLimit`
 * addresses, and for an unknown town.
 */
export async function insertAddress(
  db: Db,
  companyId: number,
  { title, receiver, phone, townId, line }: AddressFields,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into address (company_id, title, receiver, phone, town_id, line, is_default)
    select ${companyId}, ${title}, ${receiver}, ${phone}, t.id, ${line},
           not exists (select from address where company_id = ${companyId})
    from town t
    where t.id = ${townId} and (select count(*) from address where company_id = ${companyId}) < ${addressLimit}
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

export async function townExists(db: Db, townId: number): Promise<boolean> {
  const row = await db.selectFrom('town').select('id').where('id', '=', townId).executeTakeFirst();
  return row !== undefined;
}

/** Makes one address of this company the only default. */
export async function makeDefaultAddress(trx: Db, companyId: number, id: number): Promise<void> {
  await sql`update address set is_default = (id = ${id}) where company_id = ${companyId} and is_default <> (id = ${id})`.execute(
    trx,
  );
}

/** Removes an address of this company; when it was the default, the oldest remaining one becomes the default. */
export async function removeAddress(trx: Db, companyId: number, id: number): Promise<boolean> {
  const gone = await trx
    .deleteFrom('address')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('is_default')
    .executeTakeFirst();
  if (gone?.is_default) {
    await sql`
      update address set is_default = true
      where id = (select min(id) from address where company_id = ${companyId})`.execute(trx);
  }
  return gone !== undefined;
}

/** District and province to which goods of a company are delivered. */
export interface DeliveryPlace {
  readonly townId: number | null;
  readonly cityId: number;
}

/** Returns the place of an address of the company: the given one, else its default or first address, else its seat. */
export async function findDeliveryPlace(
  db: Db,
  companyId: number,
  addressId: number | null,
): Promise<DeliveryPlace> {
  const { rows } = await sql<DeliveryPlace>`
    select coalesce(a.town_id, own.town_id) as "townId", coalesce(town.city_id, own.city_id) as "cityId"
    from company own
    left join lateral (
      select town_id from address
      where company_id = own.id and (${addressId}::bigint is null or id = ${addressId})
      order by is_default desc, id limit 1) a on true
    left join town on town.id = a.town_id
    where own.id = ${companyId}`.execute(db);
  const [place] = rows;
  if (!place) throw new Error(`no company ${companyId}`);
  return place;
}
