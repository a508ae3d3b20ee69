import { listingPriceMax } from '../listing-terms/listing-terms.ts';
import { formatMoney, type Kurus } from '../money/money.ts';

/** Rule by which a price follows the cheapest offer of others: "first by 10 kuruş, not under 84,00". */
export interface PriceRule {
  /** Difference to the cheapest other offer; 0 matches it. */
  readonly undercut: Kurus;
  readonly floor: Kurus;
  readonly ceiling: Kurus;
  /** Minimum time between two changes. */
  readonly pauseMinutes: number;
}

export interface PriceRuleFacts {
  readonly price: Kurus;
  /** Cheapest comparable offer of other companies; null without one. */
  readonly cheapestRival: Kurus | null;
  /** When the rule last changed this price; null if never. */
  readonly changedAt: Date | null;
}

export type PriceRuleReason = 'undercut' | 'floor' | 'ceiling' | 'alone' | 'inPlace' | 'pause';

export interface PriceRuleDecision {
  /** The new price; unchanged when nothing changes. */
  readonly price: Kurus;
  readonly reason: PriceRuleReason;
  /** Sentence for the log of the rule. */
  readonly sentence: string;
}

/** Minimum and default pause; a shorter one would only accelerate a price war. */
export const pauseMinutesMin = 15;
export const pauseMinutesDefault = 60;

export interface PriceRuleProblem {
  readonly field: keyof PriceRule;
  readonly sentence: string;
}

/** Returns the problems of a price rule. `breakEven` is the lowest price without a loss, null when unknown. */
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
 * Returns the price that a rule sets now. It depends on the cheapest competitor only, rises with it, and
 * stays at the floor when it cannot be cheaper, so competing rules move down to a floor and stop there.
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
