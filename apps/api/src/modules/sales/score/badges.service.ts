import type { ResultOf } from '@havan/contract/call';
import type { getBadges } from '@havan/contract/sales/score';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { badgeShares } from '@havan/domain/score-event';
import { ordersForSettledScore, topScore } from '@havan/domain/seller-score';
import type { Actor, Context } from '../../../core/context.ts';
import { givenBadges } from './badges.sql.ts';
import { scoreTallies } from './score-facts.sql.ts';
import { scoreOfSeller } from './score.service.ts';

/** The blue ticks of a company: 2 official, 1 authorised (specification §1). */
const officialType = 2;
const authorisedType = 1;

/** Returns the badges that a company has or can earn as a seller. */
export async function badgesOf(
  ctx: Context,
  actor: Pick<Actor, 'companyId'>,
): Promise<ResultOf<typeof getBadges>> {
  const now = ctx.clock.now();
  const given = await givenBadges(ctx.db, actor.companyId, istanbulIsoDay(now));
  const score = await scoreOfSeller(ctx, actor);
  const tallies = await scoreTallies(ctx.db, [actor.companyId], now);
  const earns = (part: 'dispatch' | 'supply', share: number): boolean => {
    const own = tallies.filter((row) => row.part === part);
    const facts = own.reduce((sum, row) => sum + row.facts, 0);
    return facts >= ordersForSettledScore && own.reduce((sum, row) => sum + row.good, 0) >= facts * share;
  };
  const brandsOf = (type: number) =>
    given.brands.filter((one) => one.type === type).map(({ name, until }) => ({ name, until }));
  const official = brandsOf(officialType);
  const authorised = brandsOf(authorisedType);
  return {
    badges: [
      {
        badge: 'official',
        isHeld: official.length > 0,
        brands: official,
      },
      {
        badge: 'authorised',
        isHeld: authorised.length > 0,
        brands: authorised,
      },
      { badge: 'topScore', isHeld: score.isSettled && score.score >= topScore, brands: [] },
      { badge: 'onTime', isHeld: earns('dispatch', badgeShares.onTime), brands: [] },
      { badge: 'complete', isHeld: earns('supply', badgeShares.complete), brands: [] },
    ],
  };
}
