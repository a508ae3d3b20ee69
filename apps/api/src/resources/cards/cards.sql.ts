import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { SavedCardTable } from '../../db/schema/checkout-tables.ts';

export type SavedCardRow = Selectable<SavedCardTable>;

/** More cards than that no counter has. */
const shownCards = 20;

/** The kept cards of a company, the newest first. */
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

/** Keeps a card. The same brand with the same last four is the same card with a newer token. */
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

/** Forgets a card of this company and answers its token; null when there is none. */
export async function removeSavedCard(db: Db, companyId: number, id: number): Promise<string | null> {
  const row = await db
    .deleteFrom('saved_card')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('token')
    .executeTakeFirst();
  return row?.token ?? null;
}
