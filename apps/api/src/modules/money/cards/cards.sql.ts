import type { Selectable } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { SavedCardTable } from '../../../core/db/schema/checkout-tables.ts';

export type SavedCardRow = Selectable<SavedCardTable>;

/** Largest number of saved cards of a company. */
const shownCards = 20;

/** Returns the saved cards of a company, the newest first. */
export const savedCardRows = (db: Db, companyId: number): Promise<SavedCardRow[]> =>
  db
    .selectFrom('saved_card')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(shownCards)
    .execute();

export const findSavedCard = (db: Db, companyId: number, id: number): Promise<SavedCardRow | undefined> =>
  db
    .selectFrom('saved_card')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Saves a card. A card of the same brand and last four digits is replaced with the newer token. */
export async function keepCard(
  trx: Db,
  companyId: number,
  card: { readonly token: string; readonly brand: string; readonly lastFour: string },
): Promise<void> {
  await trx
    .deleteFrom('saved_card')
    .where('company_id', '=', companyId)
    .where('brand', '=', card.brand)
    .where('last_four', '=', card.lastFour)
    .execute();
  await trx
    .insertInto('saved_card')
    .values({ company_id: companyId, token: card.token, brand: card.brand, last_four: card.lastFour })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes a card of this company and returns its token; null without one. */
export async function removeSavedCard(db: Db, companyId: number, id: number): Promise<string | null> {
  const row = await db
    .deleteFrom('saved_card')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('token')
    .executeTakeFirst();
  return row?.token ?? null;
}
