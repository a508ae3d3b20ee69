import type { Place, TariffRow } from '@havan/domain/carrier-pricing';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface KeptTariffRow extends TariffRow {
  readonly importedAt: Date;
  readonly importedBy: string | null;
}

/**
 * Returns the prices that count on a day (`YYYY-MM-DD`) or begin later, by carrier, distance, desi and first
 * day.
 */
export async function tariffFrom(db: Db, day: string): Promise<KeptTariffRow[]> {
  const { rows } = await sql<KeptTariffRow>`
    select t.carrier_id as "carrierId", t.distance, t.up_to_desi as "upToDesi", t.price,
           t.valid_from::text as "validFrom", t.valid_to::text as "validTo",
           t.imported_at as "importedAt", o.name as "importedBy"
    from carrier_tariff t left join operator o on o.id = t.imported_by
    where (t.valid_to is null or t.valid_to >= ${day}::date)
      and not exists (select from carrier_tariff later where later.carrier_id = t.carrier_id
        and later.distance = t.distance and later.up_to_desi = t.up_to_desi and later.valid_to is null
        and later.valid_from > t.valid_from and later.valid_from <= ${day}::date)
    order by t.carrier_id, array_position(array['sameCity', 'sameRegion', 'beyond'], t.distance),
             t.up_to_desi, t.valid_from`.execute(db);
  return rows;
}

/** Stores prices; they replace rows of the same step and first day. */
export async function keepTariff(
  trx: Db,
  rows: readonly TariffRow[],
  operatorId: number,
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into carrier_tariff (carrier_id, distance, up_to_desi, price, valid_from, valid_to, imported_at, imported_by)
    select "carrierId", distance, "upToDesi", price, "validFrom", "validTo", ${at}, ${operatorId}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r ("carrierId" smallint, distance text, "upToDesi" smallint, price bigint, "validFrom" date, "validTo" date)
    on conflict (carrier_id, distance, up_to_desi, valid_from) do update
    set price = excluded.price, valid_to = excluded.valid_to, imported_at = excluded.imported_at,
        imported_by = excluded.imported_by`.execute(trx);
}

export interface TrackingAddress {
  readonly carrierId: number;
  readonly address: string;
}

/** Returns the tracking addresses of carriers that have one, by carrier. */
export async function trackingAddresses(db: Db): Promise<TrackingAddress[]> {
  const { rows } = await sql<TrackingAddress>`
    select carrier_id as "carrierId", address from carrier_tracking order by carrier_id`.execute(db);
  return rows;
}

/** Stores the tracking address of a carrier; an empty address deletes it. */
export async function keepTrackingAddress(
  trx: Db,
  { carrierId, address }: TrackingAddress,
  at: Date,
): Promise<void> {
  await (address === ''
    ? sql`delete from carrier_tracking where carrier_id = ${carrierId}`
    : sql`insert into carrier_tracking (carrier_id, address, changed_at) values (${carrierId}, ${address}, ${at})
            on conflict (carrier_id) do update set address = excluded.address, changed_at = excluded.changed_at`
  ).execute(trx);
}

/** Returns the districts with these ids, in the order of the ids; unknown ones are left out. */
export async function placesOf(db: Db, townIds: readonly number[]): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select t.city_id as "cityId", t.id as "townId"
    from unnest(${townIds}::int[]) with ordinality as wanted (id, place) join town t on t.id = wanted.id
    order by wanted.place`.execute(db);
  return rows;
}
