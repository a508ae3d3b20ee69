import type { Db } from '../../../core/db/database.ts';

/** Returns a user with their company. */
export const findBasicUser = (db: Db, userId: number) =>
  db
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .innerJoin('city', 'city.id', 'company.city_id')
    .select([
      'app_user.id',
      'app_user.username',
      'app_user.name',
      'app_user.surname',
      'app_user.role',
      'app_user.rights',
      'app_user.email',
      'app_user.phone',
      'app_user.activation_date',
      'company.id as company_id',
      'company.name as company_name',
      'company.company_type',
      'company.sales_ban',
      'company.review_state',
      'company.review_reason',
      'company.wallet_enabled',
      'company.prefers_long_expiry',
      'city.name as city_name',
    ])
    .where('app_user.id', '=', userId)
    .executeTakeFirstOrThrow();
export type BasicUserRow = Awaited<ReturnType<typeof findBasicUser>>;
