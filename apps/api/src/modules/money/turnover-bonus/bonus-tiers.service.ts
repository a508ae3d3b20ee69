import type { BonusOverview, BonusTierSet } from '@havan/contract/backoffice/money/bonus-tiers';
import { bonusStanding } from '@havan/domain/turnover-bonus';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { monthFrom } from './month-from.ts';
import * as sql from './turnover-bonus.sql.ts';

const mostStandings = 50;

/** Returns the tiers of this month and of later ones, and the sellers that are nearest to their next tier. */
export async function bonusOverview({ db, clock }: Context): Promise<BonusOverview> {
  const now = clock.now();
  const month = monthFrom(now, 0);
  const sets = await sql.tierSets(db);
  const current = sets.findLast(({ validFrom }) => validFrom <= month) ?? null;
  const tiers = current?.tiers ?? [];
  const standings = (await sql.turnoversOf(db, month)).map(({ turnover, ...company }) => ({
    ...company,
    turnover,
    ...bonusStanding(turnover, tiers),
  }));
  const missing = ({ next }: (typeof standings)[number]): number => next?.missing ?? Infinity;
  return {
    current,
    coming: sets.filter(({ validFrom }) => validFrom > month),
    firstChange: monthFrom(now, 1),
    standings: standings.toSorted((a, b) => missing(a) - missing(b)).slice(0, mostStandings),
  };
}

/**
 * Sets the tiers that apply from a month on; `db` is a transaction.
 *
 * @throws AppError `invalidRequest` when the month has begun already, or turnovers and rates do not rise
 */
export async function changeTiers({ db, clock }: Context, set: BonusTierSet): Promise<BonusTierSet> {
  const refuse = (path: string, message: string): never => {
    throw new AppError('invalidRequest', { message, errors: [{ code: path, message, path }] });
  };
  if (!set.validFrom.endsWith('-01') || set.validFrom < monthFrom(clock.now(), 1))
    refuse('validFrom', 'Basamaklar en erken gelecek ayın ilk gününden başlar.');
  const tiers = set.tiers.toSorted((a, b) => a.from - b.from);
  tiers.forEach((tier, index) => {
    const before = tiers[index - 1];
    if (before && before.from === tier.from) refuse('tiers', 'Aynı ciro iki basamakta olamaz.');
    if (before && before.basisPoints >= tier.basisPoints) refuse('tiers', 'Ciro arttıkça oran da artmalı.');
  });
  await sql.replaceTiers(db, set.validFrom, tiers);
  return { validFrom: set.validFrom, tiers };
}
