import type { CampaignStep } from '@havan/domain/campaign-price';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import {
  type HeldUnits,
  isLimited,
  offerOfCampaign,
  rightOfCompany,
  type StatedOffer,
} from './campaign-offers.sql.ts';

/** A campaign as configured; its remaining units are read when needed. */
export interface RunningCampaignRow {
  readonly id: number;
  /** Null for a campaign of the market. */
  readonly seller_id: number | null;
  readonly category_id: number | null;
  /** Ascending; null where every listing takes part. */
  readonly listing_ids: readonly number[] | null;
  readonly is_limited: boolean;
  /** Milliseconds since 1970, like all times here: ten thousand `Date` objects would take six times the memory. */
  readonly starts: number;
  readonly ends: number;
  readonly offer: StatedOffer;
}

/**
 * Returns campaigns in the state `running`, the first to end first; by the clock some may not have started, or may have
 * ended.
 */
export async function findRunningCampaigns(db: Db): Promise<RunningCampaignRow[]> {
  const { rows } = await sql<RunningCampaignRow>`
    select k.id, k.seller_id, k.category_id, ${isLimited} as is_limited, ${span}, ${offerOfCampaign} as offer,
           named.*
    from campaign k
    left join lateral (
      select coalesce(json_agg(s.listing_id order by s.listing_id), '[]') as listing_ids
      from campaign_listing s where s.campaign_id = k.id
    ) named on k.is_selected
    where k.state = 'running'
    order by k.ends_at, k.code`.execute(db);
  const stepsOnce = once<readonly CampaignStep[]>();
  return rows.map((row) => ({ ...row, offer: { ...row.offer, steps: stepsOnce(row.offer.steps) } }));
}

/** Effect of a running campaign on listed prices. */
export interface PricingCampaignRow {
  readonly id: number;
  /** Null for a campaign of the market. */
  readonly seller_id: number | null;
  readonly category_id: number | null;
  readonly is_limited: boolean;
  readonly starts: number;
  readonly ends: number;
  readonly steps: readonly CampaignStep[];
  /** Pairs of a listing and its product, four bytes each and big-endian; null where every listing takes part. */
  readonly chosen: Buffer | null;
}

/** Bytes of a pair in `chosen`. */
export const chosenBytes = 8;

/** Returns campaigns in the state `running`; by the clock some may not have started, or may have ended. */
export async function findPricingCampaigns(db: Db): Promise<PricingCampaignRow[]> {
  const { rows } = await sql<PricingCampaignRow>`
    select k.id, k.seller_id, k.category_id, ${isLimited} as is_limited, ${span}, k.steps, named.chosen
    from campaign k
    left join lateral (
      select coalesce(string_agg(int4send(l.id::int4) || int4send(l.product_id::int4), ''::bytea), ''::bytea) as chosen
      from campaign_listing s join listing l on l.id = s.listing_id where s.campaign_id = k.id
    ) named on k.is_selected
    where k.state = 'running'`.execute(db);
  const stepsOnce = once<readonly CampaignStep[]>();
  return rows.map((row) => ({ ...row, steps: stepsOnce(row.steps) }));
}

const span = sql`
  floor(extract(epoch from k.starts_at) * 1000)::float8 as starts,
  floor(extract(epoch from k.ends_at) * 1000)::float8 as ends`;

/**
 * Returns a function that maps equal values to the first of them, to save memory: campaigns have few different steps.
 */
function once<Value>(): (value: Value) => Value {
  const known = new Map<string, Value>();
  return (value) => {
    const key = JSON.stringify(value);
    const first = known.get(key) ?? value;
    known.set(key, first);
    return first;
  };
}

export interface RightRow {
  readonly id: number;
  readonly units_left: number;
  readonly held: readonly HeldUnits[];
}

/** Returns the units of limited campaigns that a company may take now; ended campaigns are omitted. */
export async function findRights(
  db: Db,
  companyId: number,
  campaignIds: readonly number[],
): Promise<RightRow[]> {
  const { rows } = await sql<RightRow>`
    select k.id, mine.*
    from campaign k cross join lateral (${rightOfCompany(companyId)}) mine
    where k.id = any(${campaignIds}::bigint[]) and k.state = 'running'`.execute(db);
  return rows;
}
