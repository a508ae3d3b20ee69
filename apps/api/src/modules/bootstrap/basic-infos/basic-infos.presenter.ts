import { rightsOf } from '@havan/domain/staff-right';
import { createHmac } from 'node:crypto';
import type { ResultOf } from '@havan/contract/call';
import type { BasicUser, getCitiesWithTowns, getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { featureFlagDefaults, featureFlags, type FlagValue } from '@havan/domain/feature-flag';
import type { FlagRow } from '../../identity/access/access-rules.ts';
import type { BasicUserRow } from '../../identity/account/basic-user.ts';
import type { listCities, listTowns } from './basic-infos.sql.ts';

export function presentUser(row: BasicUserRow, secret: string): Omit<BasicUser, 'hasPendingAgreement'> {
  return {
    id: row.id,
    // A pseudonymous user id, for statistics.
    userHash: createHmac('sha256', secret).update(`user:${row.id}`).digest('hex').slice(0, 32),
    username: row.username,
    name: row.name,
    surname: row.surname,
    role: row.role,
    rights: [...rightsOf(row)],
    companyId: row.company_id,
    companyName: row.company_name,
    companyType: row.company_type,
    activeAccountType: row.company_type,
    email: row.email,
    phone: row.phone,
    cityName: row.city_name,
    activationDate: row.activation_date?.toISOString() ?? null,
    salesBan: row.sales_ban,
    reviewState: row.review_state,
    reviewReason: row.review_reason,
    isWalletAvailable: row.wallet_enabled,
    prefersLongExpiry: row.prefers_long_expiry,
  };
}

type Flags = ResultOf<typeof getUserBasicInfos>['featureFlags'];

/** Returns each flag's default or operator value; of listed users only the caller is included. */
export function presentFlags(rows: readonly FlagRow[], userId: number): Flags {
  const set = new Map(rows.map((row) => [row.name, row]));
  const entries = featureFlags.map((name) => {
    const row = set.get(name);
    const value: FlagValue = row
      ? { enabled: row.enabled, limited: row.limited, userIds: row.user_ids }
      : featureFlagDefaults[name];
    return [name, { ...value, userIds: value.userIds.filter((id) => id === userId) }] as const;
  });
  return Object.fromEntries(entries);
}

type Row<Query extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Query>>;

/** Provinces with their districts, both in Turkish order. */
export function presentCities(
  cities: Row<typeof listCities>,
  towns: Row<typeof listTowns>,
): ResultOf<typeof getCitiesWithTowns> {
  const byCity = Map.groupBy(towns, (town) => town.city_id);
  return cities.map(({ id, name }) => ({
    id,
    name,
    towns: (byCity.get(id) ?? []).map((town) => ({ id: town.id, name: town.name })),
  }));
}
