import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface GivenBadges {
  readonly brands: readonly { readonly name: string; readonly type: number; readonly until: string | null }[];
}

/** Returns the badges that the market gave a seller; those of brands only while they hold on `today`. */
export async function givenBadges(db: Db, companyId: number, today: string): Promise<GivenBadges> {
  const { rows } = await sql<GivenBadges>`
    select coalesce((
      select jsonb_agg(jsonb_build_object('name', b.name, 'type', g.type, 'until', g.expires_on) order by b.name)
      from brand_badge g join brand b on b.id = g.brand_id
      where g.company_id = c.id and (g.expires_on is null or g.expires_on >= ${today}::date)), '[]') as brands
    from company c where c.id = ${companyId}`.execute(db);
  return rows[0] ?? { brands: [] };
}
