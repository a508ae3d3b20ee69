import type { ResultOf } from '@havan/contract/call';
import type { getSpecialDays, getSpecialOffers } from '@havan/contract/catalogue/special-days';
import type { findRunningDays, findShownTags } from './special-days.sql.ts';

type RowOf<Find extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<
  ReturnType<Find>
>[number];

export const presentDay = (
  row: RowOf<typeof findRunningDays>,
): ResultOf<typeof getSpecialDays>['days'][number] => ({
  specialDayId: row.id,
  title: row.title,
  description: row.description,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  offerCount: row.offers,
});

export const presentTag = (
  row: RowOf<typeof findShownTags>,
): ResultOf<typeof getSpecialOffers>['tags'][number] => ({
  tagId: row.id,
  title: row.title,
  description: row.description,
  campaignCount: row.campaigns,
});
