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
  /** ISO day; listings without expiry have no risk and are not passed. */
  readonly expiration: string;
  readonly price: Kurus;
  readonly market: PriceMarket;
  /** Demand by month, January first, relative to the average of a year; null without data. */
  readonly seasonByMonth: readonly number[] | null;
}

/** Source of the sales rate: own sales, those of others, or those of the category only. */
export type PaceSource = 'own' | 'market' | 'category' | 'none';

export interface ExpiryRisk {
  readonly source: PaceSource;
  /** How the rate was estimated, in a sentence for the row. */
  readonly basis: string;
  /** Expected sales in 30 days at the current price. */
  readonly monthlyUnits: number;
  /** When 8 months are left (specification §4 "Expiry"): from then on most buyers filter the listing out. */
  readonly atClose: Remainder;
  readonly atExpiry: Remainder;
  /** Value of the units expected to be left at expiry, at cost if known, otherwise at the price. */
  readonly moneyAtStake: Kurus;
  /** Best first; empty when the stock sells in time. */
  readonly proposals: readonly RiskProposal[];
}

export interface RiskProposal {
  readonly kind: 'price' | 'bonus' | 'return';
  /** Resulting price of a unit; for a bonus, spread over the bonus units. */
  readonly price: Kurus;
  /** `−%8 → 126,00 TL`, `6+1`, `Tedarikçiye iade`. */
  readonly label: string;
  /** Probability that stock is left at expiry under the proposal. */
  readonly chance: number;
  /** Gain until expiry compared with no action. */
  readonly saved: Kurus;
  readonly sentence: string;
}

/** Probability below which a listing needs no proposal. */
export const calmChance = 0.2;
/**
 * Share of the buyers who still consider a listing within 8 months of expiry: the default minimum expiry of
 * companies is 8 months (product §10).
 */
const closeDemand = 0.4;
/** Minimum saving of a proposal, as a share of the expected loss at the current price. */
const leastSavedShare = 0.1;
/** Weight in days of the rate of others, against 30 days of own sales. */
const priorDays = 15;
const cuts = [3, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50] as const;
const bonuses = [10, 6, 5, 3] as const;

/**
 * Returns the probability that stock is left when 8 months remain and at expiry, the money at stake, and
 * proposals. More stock, a higher price, a lower rate and a nearer expiry never lower the probability.
 *
 * @throws RangeError when the expiry is not a day
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

/** Returns the days of selling from one day to another, weighted by the season of each month; 0 when `to` is past. */
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
 * Returns the sales rate at a price: the expected rate of the market combined with own sales at the current
 * price, scaled by the price.
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
 * Returns the mildest proposal that lowers the risk enough, otherwise the one that saves most; null when none
 * saves more than `least`.
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

/** Returns the proposal to return the expected remainder, which saves its cost; only when the cost is known. */
function returnOf({ market }: RiskFacts, { units }: Remainder): RiskProposal[] {
  const left = Math.round(units);
  if (market.floor === null || left === 0) return [];
  const saved = left * market.floor;
  const label = 'Tedarikçiye iade';
  const sentence = `${label}: satılmayacak ${formatCount(left)} adet için en çok ${formatMoney(saved)} geri alınır.`;
  return [{ kind: 'return', price: market.floor, label, chance: 0, saved, sentence }];
}
