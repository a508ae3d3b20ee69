import { listingPriceMax } from '../listing-terms/listing-terms.ts';
import { formatMoney, type Kurus } from '../money/money.ts';

/** "First by 10 kuruş, not under 84,00": how a price follows the cheapest offer of others. */
export interface PriceRule {
  /** How much cheaper than the cheapest other offer; 0 draws level with it. */
  readonly undercut: Kurus;
  readonly floor: Kurus;
  readonly ceiling: Kurus;
  /** Least time between two changes. */
  readonly pauseMinutes: number;
}

export interface PriceRuleFacts {
  readonly price: Kurus;
  /** The cheapest comparable offer of other companies, never one of the seller's own; null without one. */
  readonly cheapestRival: Kurus | null;
  /** When the rule last changed this price; null when it never did. */
  readonly changedAt: Date | null;
}

export type PriceRuleReason = 'undercut' | 'floor' | 'ceiling' | 'alone' | 'inPlace' | 'pause';

export interface PriceRuleDecision {
  /** The price from now on; the same as before when nothing changes. */
  readonly price: Kurus;
  readonly reason: PriceRuleReason;
  /** For the log of the rule. */
  readonly sentence: string;
}

/** The least pause and the default one; a shorter one would only heat a price war. */
export const pauseMinutesMin = 15;
export const pauseMinutesDefault = 60;

export interface PriceRuleProblem {
  readonly field: keyof PriceRule;
  readonly sentence: string;
}

/**
 * Returns the problems of a price rule. `breakEven` is the least price without a loss, null when it is
 * unknown.
 */
export function priceRuleProblems(rule: PriceRule, breakEven: Kurus | null): PriceRuleProblem[] {
  const problems: PriceRuleProblem[] = [];
  const isPrice = (value: Kurus): boolean =>
    Number.isSafeInteger(value) && value > 0 && value <= listingPriceMax;
  if (!Number.isSafeInteger(rule.undercut) || rule.undercut < 0 || rule.undercut > listingPriceMax)
    problems.push({ field: 'undercut', sentence: 'Fark 0 ya da daha büyük bir tutar olmalıdır.' });
  if (!isPrice(rule.floor))
    problems.push({ field: 'floor', sentence: 'Alt sınır 0,01 TL ile 99.999,00 TL arasında olmalıdır.' });
  else if (breakEven !== null && rule.floor < breakEven)
    problems.push({
      field: 'floor',
      sentence: `Alt sınır, zarar etmeden satabileceğiniz ${formatMoney(breakEven)} tutarının altında olamaz.`,
    });
  if (!isPrice(rule.ceiling))
    problems.push({ field: 'ceiling', sentence: 'Üst sınır 0,01 TL ile 99.999,00 TL arasında olmalıdır.' });
  else if (rule.ceiling < rule.floor)
    problems.push({ field: 'ceiling', sentence: 'Üst sınır, alt sınırdan küçük olamaz.' });
  if (!Number.isInteger(rule.pauseMinutes) || rule.pauseMinutes < pauseMinutesMin)
    problems.push({
      field: 'pauseMinutes',
      sentence: `İki değişiklik arasında en az ${pauseMinutesMin} dakika olmalıdır.`,
    });
  return problems;
}

/**
 * Returns the price that a rule sets now. It is a function of the cheapest rival alone, rises with it, and
 * stays at the floor where it cannot be first: rules that follow each other only ever come down to a floor,
 * and end there.
 */
export function priceRuleStep(rule: PriceRule, facts: PriceRuleFacts, now: Date): PriceRuleDecision {
  const { price: target, reason } = targetOf(rule, facts.cheapestRival);
  if (target === facts.price)
    return { price: target, reason: 'inPlace', sentence: 'Fiyat kuralın istediği yerde.' };
  const pauseMs = rule.pauseMinutes * 60_000;
  if (facts.changedAt && now.getTime() < facts.changedAt.getTime() + pauseMs) {
    const sentence = `Son değişikliğin üzerinden ${rule.pauseMinutes} dakika geçmedi.`;
    return { price: facts.price, reason: 'pause', sentence };
  }
  const change = `${formatMoney(facts.price)} → ${formatMoney(target)}`;
  return { price: target, reason, sentence: `${change}: ${explain(rule, facts.cheapestRival, reason)}` };
}

function targetOf(rule: PriceRule, rival: Kurus | null): { price: Kurus; reason: PriceRuleReason } {
  if (rival === null) return { price: rule.ceiling, reason: 'alone' };
  const wanted = rival - rule.undercut;
  if (wanted < rule.floor) return { price: rule.floor, reason: 'floor' };
  return wanted > rule.ceiling
    ? { price: rule.ceiling, reason: 'ceiling' }
    : { price: wanted, reason: 'undercut' };
}

function explain({ undercut }: PriceRule, rival: Kurus | null, reason: PriceRuleReason): string {
  const first = rival === null ? '' : `en ucuz rakip ${formatMoney(rival)}`;
  if (reason === 'alone') return 'başka teklif yok, üst sınıra çıkıldı.';
  if (reason === 'floor') return `${first}, alt sınırda kalındı.`;
  if (reason === 'ceiling') return `${first}, üst sınırda kalındı.`;
  return undercut === 0
    ? `${first}, aynı fiyata gelindi.`
    : `${first}, ${formatMoney(undercut)} altına inildi.`;
}

/** Returns a rule as a sentence: `İlk sırada 0,10 TL farkla, 84,00 TL altına inmeden`. */
export function formatPriceRule({ undercut, floor, ceiling }: PriceRule): string {
  const place =
    undercut === 0 ? 'En ucuz rakiple aynı fiyatta' : `İlk sırada ${formatMoney(undercut)} farkla`;
  return `${place}, ${formatMoney(floor)} altına inmeden, ${formatMoney(ceiling)} üstüne çıkmadan`;
}
