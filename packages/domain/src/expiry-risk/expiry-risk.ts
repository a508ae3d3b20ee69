import { formatCount } from '../count/count.ts';
import {
  addMonths,
  type CalendarDay,
  compareDays,
  istanbulDayOf,
  parseIsoDay,
} from '../istanbul/istanbul.ts';
import { expiryCloseMonths } from '../limits/limits.ts';
import { formatMoney, type Kurus } from '../money/money.ts';
import { expectedDailyUnits, marketDays, type PriceMarket, unitsSold } from '../price-market/price-market.ts';
import { type DemandBelief, type Remainder, remainderAfter } from './demand.ts';

export interface RiskFacts {
  /** ISO day; a listing without expiry has no risk and is not asked about. */
  readonly expiration: string;
  readonly price: Kurus;
  readonly market: PriceMarket;
  /** Demand by month, January first, against the average of a year; null without data. */
  readonly seasonByMonth: readonly number[] | null;
}

/** Where the pace comes from: own sales, those of others, or those of the category alone. */
export type PaceSource = 'own' | 'market' | 'category' | 'none';

export interface ExpiryRisk {
  readonly source: PaceSource;
  /** How the pace was found, in a sentence for the row. */
  readonly basis: string;
  /** Units that are expected to be sold in 30 days at the price of today. */
  readonly monthlyUnits: number;
  /** When 8 months are left (specification §4 "Expiry"): the day from which most buyers filter the listing out. */
  readonly atClose: Remainder;
  readonly atExpiry: Remainder;
  /** Worth of the units that are expected to be left at expiry, at cost where it is known, else at the price. */
  readonly moneyAtStake: Kurus;
  /** Best first; empty where the stock sells by itself. */
  readonly proposals: readonly RiskProposal[];
}

export interface RiskProposal {
  readonly kind: 'price' | 'bonus' | 'return';
  /** The price that a unit then brings; of a bonus, spread over the units that come along. */
  readonly price: Kurus;
  /** `−%8 → 126,00 TL`, `6+1`, `Tedarikçiye iade`. */
  readonly label: string;
  /** Chance that stock is left at expiry under the proposal. */
  readonly chance: number;
  /** Gain over doing nothing, until expiry. */
  readonly saved: Kurus;
  readonly sentence: string;
}

/** A listing whose chance is below this needs no proposal. */
export const calmChance = 0.2;
/**
 * Share of the buyers who still consider a listing within 8 months of expiry: each company's least expiry is
 * 8 months by default (product §10).
 */
const closeDemand = 0.4;
/** A proposal that saves less of what would be lost at the price of today is not worth its cut. */
const leastSavedShare = 0.1;
/** Days that a pace of others counts as, against the 30 days of own selling. */
const priorDays = 15;
const cuts = [3, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50] as const;
const bonuses = [10, 6, 5, 3] as const;

/**
 * The chance that stock is left when 8 months remain and at expiry, the money at stake, and what can be done about it.
 * More stock, a higher price, a slower pace and a nearer expiry never lower the chance.
 * @throws RangeError when the expiry is no day.
 */
export function expiryRisk(facts: RiskFacts, now: Date): ExpiryRisk {
  const { market, price } = facts;
  const expiry = parseIsoDay(facts.expiration);
  if (!expiry) throw new RangeError(`Not a day in the form YYYY-MM-DD: ${facts.expiration}`);
  const today = istanbulDayOf(now);
  const close = addMonths(expiry, -expiryCloseMonths);
  const untilClose = sellingDays(today, close, facts.seasonByMonth);
  const inClose = sellingDays(later(today, close), expiry, facts.seasonByMonth);
  const days = untilClose + closeDemand * inClose;
  const source = sourceOf(market);
  const belief = beliefAt(facts, price);
  const atExpiry = remainderAfter(market.stock, days, belief);
  const risk: Omit<ExpiryRisk, 'proposals'> = {
    source,
    basis: basisOf(source, market),
    monthlyUnits: belief.pace * marketDays,
    atClose: remainderAfter(market.stock, untilClose, belief),
    atExpiry,
    moneyAtStake: Math.round(atExpiry.units * (market.floor ?? price)),
  };
  return { ...risk, proposals: proposalsFor(facts, days, atExpiry) };
}

/**
 * Returns days of selling from one day to another, each weighed by the season of its month; none when `to` is
 * past.
 */
function sellingDays(from: CalendarDay, to: CalendarDay, season: readonly number[] | null): number {
  let days = 0;
  let start = from;
  while (compareDays(start, to) < 0) {
    const { year, month } = addMonths({ ...start, day: 1 }, 1);
    const end = compareDays({ year, month, day: 1 }, to) < 0 ? { year, month, day: 1 } : to;
    days += daysBetween(start, end) * (season?.[start.month - 1] ?? 1);
    start = end;
  }
  return days;
}

function daysBetween(from: CalendarDay, to: CalendarDay): number {
  const at = ({ year, month, day }: CalendarDay): number => Date.UTC(year, month - 1, day);
  return (at(to) - at(from)) / 86_400_000;
}

function later(a: CalendarDay, b: CalendarDay): CalendarDay {
  return compareDays(a, b) < 0 ? b : a;
}

function sourceOf(market: PriceMarket): PaceSource {
  if (market.ownUnits > 0) return 'own';
  if (unitsSold(market) > 0) return 'market';
  return (market.categoryUnits ?? 0) > 0 ? 'category' : 'none';
}

function basisOf(source: PaceSource, market: PriceMarket): string {
  const sold = formatCount(Math.max(unitsSold(market), market.ownUnits));
  switch (source) {
    case 'own':
      return `Son ${marketDays} günde ${formatCount(market.ownUnits)} satışınız, piyasada ${sold} satış.`;
    case 'market':
      return `Son ${marketDays} günde satışınız yok; piyasadaki ${sold} satıştan hesaplandı.`;
    case 'category':
      return 'Bu ürünün satış geçmişi yok; kategorinin hızı kullanıldı.';
    default:
      return 'Satış geçmişi yok; stokun tamamı riskli sayıldı.';
  }
}

/**
 * Returns the pace at a price: what the market lets expect, and what was sold at the price of today, moved as
 * choices move.
 */
function beliefAt({ market, price: today }: RiskFacts, price: Kurus): DemandBelief {
  const expected = expectedDailyUnits(market, price);
  const before = expectedDailyUnits(market, today);
  const ratio = expected !== null && before !== null && before > 0 ? expected / before : 1;
  const prior = (expected ?? 0) * priorDays;
  const days = priorDays + marketDays;
  return { pace: (prior + market.ownUnits * ratio) / days, days };
}

function proposalsFor(facts: RiskFacts, days: number, now: Remainder): RiskProposal[] {
  const { market, price } = facts;
  if (now.chance < calmChance) return [];
  const earned = (market.stock - now.units) * price;
  const outcome = (unitPrice: Kurus): { chance: number; units: number; saved: Kurus } => {
    const after = remainderAfter(market.stock, days, beliefAt(facts, unitPrice));
    return { ...after, saved: Math.round((market.stock - after.units) * unitPrice - earned) };
  };
  const isAllowed = (unitPrice: Kurus): boolean => unitPrice >= (market.floor ?? 1);
  const byPrice = cuts.flatMap((percent): RiskProposal[] => {
    const unitPrice = Math.round((price * (100 - percent)) / 100);
    if (!isAllowed(unitPrice)) return [];
    const label = `−%${percent} → ${formatMoney(unitPrice)}`;
    return [proposal('price', unitPrice, label, outcome(unitPrice), market.stock)];
  });
  const byBonus = bonuses.flatMap((buy): RiskProposal[] => {
    const unitPrice = Math.round((price * buy) / (buy + 1));
    if (!isAllowed(unitPrice)) return [];
    return [proposal('bonus', unitPrice, `${buy}+1`, outcome(unitPrice), market.stock)];
  });
  const least = leastSavedShare * now.units * price;
  const worthwhile = [best(byPrice, least), best(byBonus, least)].filter((each) => each !== null);
  return [...worthwhile.toSorted((a, b) => b.saved - a.saved), ...returnOf(facts, now)];
}

/**
 * Returns the mildest that calms the risk, else the one that saves most; null when none of them saves more than
 * `least`.
 */
function best(proposals: readonly RiskProposal[], least: Kurus): RiskProposal | null {
  const saving = proposals.filter(({ saved }) => saved > least);
  const most = saving.toSorted((a, b) => b.saved - a.saved)[0];
  return saving.find(({ chance }) => chance < calmChance) ?? most ?? null;
}

function proposal(
  kind: 'price' | 'bonus',
  price: Kurus,
  label: string,
  { chance, units, saved }: { chance: number; units: number; saved: Kurus },
  stock: number,
): RiskProposal {
  const left = Math.round(units);
  const end =
    left === 0
      ? `${formatCount(stock)} adedin tamamı miattan önce satılır`
      : `miatta ${formatCount(left)} adet kalır`;
  const sentence = `${label}: ${end}, ${formatMoney(Math.max(0, saved))} kurtulur.`;
  return { kind, price, label, chance, saved, sentence };
}

/** Handing back what will be left: it saves its cost, and only where that is known. */
function returnOf({ market }: RiskFacts, { units }: Remainder): RiskProposal[] {
  const left = Math.round(units);
  if (market.floor === null || left === 0) return [];
  const saved = left * market.floor;
  const label = 'Tedarikçiye iade';
  const sentence = `${label}: satılmayacak ${formatCount(left)} adet için en çok ${formatMoney(saved)} geri alınır.`;
  return [{ kind: 'return', price: market.floor, label, chance: 0, saved, sentence }];
}
