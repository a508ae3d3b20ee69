import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { CreditPackageTable } from '../../../core/db/schema/trade-tables.ts';

export type OperatorPackageRow = Selectable<CreditPackageTable> & { readonly changed_by_name: string | null };

/** Returns every package, or one. */
export async function operatorPackages(db: Db, id: number | null = null): Promise<OperatorPackageRow[]> {
  const { rows } = await sql<OperatorPackageRow>`
    select p.*, o.name as changed_by_name from credit_package p left join operator o on o.id = p.changed_by
    ${id === null ? sql`` : sql`where p.id = ${id}`}
    order by p.credits, p.id`.execute(db);
  return rows;
}

interface PackageValues {
  readonly name: string;
  readonly credits: number;
  readonly net_price: number;
  readonly is_on_sale: boolean;
  readonly changed_at: Date;
  readonly changed_by: number;
}

export async function insertPackage(trx: Db, values: PackageValues): Promise<number> {
  const { id } = await trx
    .insertInto('credit_package')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const lockPackage = (trx: Db, id: number) =>
  trx.selectFrom('credit_package').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updatePackage = (trx: Db, id: number, values: PackageValues) =>
  trx.updateTable('credit_package').set(values).where('id', '=', id).execute();
