import type { Position } from '../../../core/cursor/list-cursor.ts';
import type { Db } from '../../../core/db/database.ts';
import type { QueueCounts } from '../queues/work-queue.ts';

/** Counts the companies awaiting an operator, without those from which more information was requested. */
export async function countApplications(db: Db, dueSince: Date): Promise<QueueCounts> {
  const row = await db
    .selectFrom('company')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.countAll<number>().filterWhere('in_review_since', '<', dueSince).as('overdue'),
      fn.min<Date | null>('in_review_since').as('oldest'),
    ])
    .where('review_state', '=', 'inReview')
    .executeTakeFirstOrThrow();
  return row;
}

/** Returns companies awaiting review by id, then those from which more information was requested. */
export const applicationPage = async (db: Db, after: Position | null, limit: number) => {
  const ofState = (state: 'inReview' | 'informationAsked', afterId: number, most: number) =>
    db
      .selectFrom('company')
      .innerJoin('city', 'city.id', 'company.city_id')
      .select([
        'company.id',
        'company.name',
        'company.company_type',
        'company.review_state',
        'company.in_review_since',
        'city.name as city',
      ])
      .where('company.review_state', '=', state)
      .where('company.id', '>', afterId)
      .orderBy('company.id')
      .limit(most)
      .execute();
  const waiting = after?.rank === 1 ? [] : await ofState('inReview', after?.id ?? 0, limit);
  if (waiting.length === limit) return waiting;
  const asked = await ofState('informationAsked', after?.rank === 1 ? after.id : 0, limit - waiting.length);
  return [...waiting, ...asked];
};

/** Returns a company for a decision about it. */
export const lockCompany = (trx: Db, id: number) =>
  trx
    .selectFrom('company')
    .select(['id', 'name', 'company_type', 'tax_number', 'review_state', 'review_reason', 'sales_ban'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Returns the registration data of a company with its first owner. */
export const findApplication = (db: Db, companyId: number) =>
  db
    .selectFrom('company')
    .innerJoin('city', 'city.id', 'company.city_id')
    .innerJoin('town', 'town.id', 'company.town_id')
    .selectAll('company')
    .select(({ selectFrom }) => [
      'city.name as city',
      'town.name as town',
      selectFrom('app_user')
        .whereRef('app_user.company_id', '=', 'company.id')
        .where('app_user.role', '=', 'owner')
        .where('app_user.removed_at', 'is', null)
        .orderBy('app_user.id')
        .limit(1)
        .select(({ fn, val }) =>
          fn<string>('concat_ws', [val(' '), 'app_user.name', 'app_user.surname']).as('owner'),
        )
        .as('owner'),
    ])
    .where('company.id', '=', companyId)
    .executeTakeFirst();
export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

const shown = 10;

/** Returns whether another company that was not rejected has this tax number. */
export async function isTaxNumberInUse(db: Db, companyId: number, taxNumber: string): Promise<boolean> {
  const row = await db
    .selectFrom('company')
    .select('id')
    .where('tax_number', '=', taxNumber)
    .where('review_state', '!=', 'rejected')
    .where('id', '<>', companyId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns other companies with this tax number. */
export const findSameTaxNumber = (db: Db, companyId: number, taxNumber: string) =>
  db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('tax_number', '=', taxNumber)
    .where('id', '<>', companyId)
    .orderBy('id')
    .limit(shown)
    .execute();
