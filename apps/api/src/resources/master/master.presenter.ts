import { createHmac } from 'node:crypto';
import type { ResultOf } from '@havan/contract/call';
import type { BasicUser, getCitiesWithTowns, getUserBasicInfos } from '@havan/contract/master';
import { featureFlagDefaults, featureFlags, type FlagValue } from '@havan/domain/feature-flag';
import type { FlagRow } from '../access/access.sql.ts';
import type { BasicUserRow, listCities, listTowns } from './master.sql.ts';

export function presentUser(row: BasicUserRow, secret: string): Omit<BasicUser, 'hasPendingAgreement'> {
  return {
    id: row.id,
    // Tells users apart where the id must not be known, such as statistics.
    userHash: createHmac('sha256', secret).update(`user:${row.id}`).digest('hex').slice(0, 32),
    username: row.username,
    name: row.name,
    surname: row.surname,
    role: row.role,
    companyId: row.company_id,
    companyName: row.company_name,
    companyType: row.company_type,
    activeAccountType: row.company_type,
    email: row.email,
    phone: row.phone,
    cityName: row.city_name,
    activationDate: row.activation_date?.toISOString() ?? null,
    salesBan: row.sales_ban,
    isWalletAvailable: row.wallet_enabled,
  };
}

type Flags = ResultOf<typeof getUserBasicInfos>['featureFlags'];

/** The default of each flag, or what the operator made of it; of the listed users only the one who asks is told. */
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
