import type { CampaignBonus, CampaignStep } from '../campaign-price/campaign-price.ts';
import type { CampaignKind } from '../campaign/campaign.ts';
import { listingPriceMax } from '../listing-terms/listing-terms.ts';
import { formatMoney } from '../money/money.ts';

/**
 * Kinds that a seller can create; special days are joined, and disaster relief belongs to the market
 * (specification §3).
 */
export const sellerCampaignKinds = ['percentOff', 'amountOff', 'buyXGetY', 'quantityTiers'] as const;
export type SellerCampaignKind = (typeof sellerCampaignKinds)[number];

/** The terms of a campaign: its gain, period and limits. */
export interface CampaignTerms {
  readonly kind: CampaignKind;
  readonly title: string;
  /** In ascending order of quantity; empty for bonus goods. */
  readonly steps: readonly CampaignStep[];
  readonly bonus: CampaignBonus | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Maximum units over all companies; null without a limit. */
  readonly unitLimit: number | null;
  /** Maximum units of one company; null without a limit. */
  readonly companyLimit: number | null;
}

export interface CampaignProblem {
  readonly field: 'title' | 'steps' | 'bonus' | 'startsAt' | 'endsAt' | 'unitLimit' | 'companyLimit';
  readonly sentence: string;
}

export const campaignTitleMin = 3;
export const campaignTitleMax = 80;
export const campaignPercentMax = 90;
/** Maximum quantity tiers of one campaign. */
export const campaignStepsMax = 5;
export const campaignDaysMax = 90;
/** Maximum listings of one campaign. */
export const campaignListingsMax = 1000;
const shortestMs = 3_600_000;
const dayMs = 86_400_000;

/**
 * Returns the problems of terms with their fields; empty when they can be saved. The period is checked on publishing.
 */
export function campaignProblems(terms: CampaignTerms): CampaignProblem[] {
  const title = terms.title.trim();
  return [
    ...(title.length < campaignTitleMin || title.length > campaignTitleMax
      ? [
          {
            field: 'title' as const,
            sentence: `Kampanya adı ${campaignTitleMin} ile ${campaignTitleMax} karakter arasında olmalıdır.`,
          },
        ]
      : []),
    ...offerProblems(terms),
    ...periodProblems(terms),
    ...limitProblems(terms),
  ];
}

/** Returns the problems that prevent publishing a saved campaign at `now`. */
export function publishProblems(terms: CampaignTerms, listings: number, now: Date): string[] {
  return [
    ...(terms.endsAt.getTime() - now.getTime() < shortestMs
      ? ['Kampanyanın bitişi en az bir saat sonra olmalıdır.']
      : []),
    ...(listings === 0 ? ['Kampanyaya en az bir ürün ekleyin.'] : []),
  ];
}

function offerProblems({ kind, steps, bonus }: CampaignTerms): CampaignProblem[] {
  if (kind === 'buyXGetY') {
    if (!bonus || steps.length > 0 || !isUnits(bonus.buy) || !isUnits(bonus.get))
      return [{ field: 'bonus', sentence: 'Kaç adet alana kaç adet verileceğini yazın.' }];
    return bonus.get > bonus.buy
      ? [{ field: 'bonus', sentence: 'Mal fazlası, alınan adetten çok olamaz.' }]
      : [];
  }
  if (bonus) return [{ field: 'bonus', sentence: 'Mal fazlası yalnızca “al-kazan” kampanyasında verilir.' }];
  const sentence = stepsProblem(kind, steps);
  return sentence === null ? [] : [{ field: 'steps', sentence }];
}

function stepsProblem(kind: CampaignKind, steps: readonly CampaignStep[]): string | null {
  const [first] = steps;
  if (!first) return 'İndirimi yazın.';
  const least = kind === 'quantityTiers' ? 2 : 1;
  const most = kind === 'quantityTiers' ? campaignStepsMax : 1;
  if (steps.length < least || steps.length > most)
    return least === 1 ? 'Tek bir indirim yazın.' : `En az ${least}, en çok ${most} kademe yazın.`;
  if (steps.some(({ fromQuantity }) => !isUnits(fromQuantity))) return 'Adet 1 ya da daha büyük olmalıdır.';
  if (kind === 'amountOff') {
    if (
      first.percent !== 0 ||
      !Number.isSafeInteger(first.amount) ||
      first.amount < 1 ||
      first.amount > listingPriceMax
    )
      return `İndirim tutarı 0,01 TL ile ${formatMoney(listingPriceMax)} arasında olmalıdır.`;
    return null;
  }
  const isPercent = ({ percent, amount }: CampaignStep): boolean =>
    amount === 0 && Number.isInteger(percent) && percent >= 1 && percent <= campaignPercentMax;
  if (!steps.every(isPercent)) return `İndirim %1 ile %${campaignPercentMax} arasında tam sayı olmalıdır.`;
  const rises = steps.every(
    (step, at) =>
      at === 0 ||
      (step.fromQuantity > (steps[at - 1]?.fromQuantity ?? 0) &&
        step.percent > (steps[at - 1]?.percent ?? 0)),
  );
  return rises ? null : 'Her kademe, öncekinden çok adet ve çok indirim içermelidir.';
}

const isUnits = (value: number): boolean => Number.isSafeInteger(value) && value >= 1 && value <= 100_000;

function periodProblems({ startsAt, endsAt }: CampaignTerms): CampaignProblem[] {
  const length = endsAt.getTime() - startsAt.getTime();
  if (length < shortestMs)
    return [{ field: 'endsAt', sentence: 'Bitiş, başlangıçtan en az bir saat sonra olmalıdır.' }];
  return length > campaignDaysMax * dayMs
    ? [{ field: 'endsAt', sentence: `Kampanya en çok ${campaignDaysMax} gün sürebilir.` }]
    : [];
}

function limitProblems({ unitLimit, companyLimit }: CampaignTerms): CampaignProblem[] {
  const isLimit = (value: number | null): boolean =>
    value === null || (Number.isSafeInteger(value) && value >= 1 && value <= 1_000_000);
  const sentence = 'Sınır 1 ile 1.000.000 adet arasında olmalıdır.';
  if (!isLimit(unitLimit)) return [{ field: 'unitLimit', sentence }];
  if (!isLimit(companyLimit)) return [{ field: 'companyLimit', sentence }];
  return unitLimit !== null && companyLimit !== null && companyLimit > unitLimit
    ? [{ field: 'companyLimit', sentence: 'Eczane başına sınır, toplam sınırdan büyük olamaz.' }]
    : [];
}

/**
 * Returns how a change would worsen a running campaign for buyers; empty when it gives at least as much at every
 * quantity. Limits may be raised but not added or removed, because units are already reserved against them.
 */
export function worseTerms(before: CampaignTerms, after: CampaignTerms): CampaignProblem[] {
  const problems: CampaignProblem[] = [];
  if (after.kind !== before.kind || !givesAsMuch(before, after))
    problems.push({
      field: before.bonus ? 'bonus' : 'steps',
      sentence: 'Yayındaki bir kampanyanın indirimi azaltılamaz.',
    });
  if (after.startsAt.getTime() !== before.startsAt.getTime())
    problems.push({ field: 'startsAt', sentence: 'Yayındaki bir kampanyanın başlangıcı değiştirilemez.' });
  if (after.endsAt < before.endsAt)
    problems.push({ field: 'endsAt', sentence: 'Kampanyayı kısaltmak için “Durdur” düğmesini kullanın.' });
  for (const field of ['unitLimit', 'companyLimit'] as const)
    if (isTighter(before[field], after[field]))
      problems.push({ field, sentence: 'Yayındaki bir kampanyanın sınırı yalnızca yükseltilebilir.' });
  return problems;
}

const isTighter = (before: number | null, after: number | null): boolean =>
  (before === null) !== (after === null) || (before !== null && after !== null && after < before);

function givesAsMuch(before: CampaignTerms, after: CampaignTerms): boolean {
  const quantities = [...before.steps, ...after.steps].map(({ fromQuantity }) => fromQuantity);
  const isKept = quantities.every((quantity) => {
    const old = stepAt(before.steps, quantity);
    const young = stepAt(after.steps, quantity);
    return !old || (young !== undefined && young.percent >= old.percent && young.amount >= old.amount);
  });
  if (!before.bonus) return isKept;
  return (
    isKept &&
    after.bonus !== null &&
    after.bonus.buy <= before.bonus.buy &&
    after.bonus.get >= before.bonus.get
  );
}

const stepAt = (steps: readonly CampaignStep[], quantity: number): CampaignStep | undefined =>
  steps.findLast(({ fromQuantity }) => fromQuantity <= quantity);

/** Returns the terms of a campaign in one sentence without its period: `5 adette %5, 10 adette %8 indirim`. */
export function campaignRule({ steps, bonus }: Pick<CampaignTerms, 'steps' | 'bonus'>): string {
  if (bonus) return `${bonus.buy} adet alana ${bonus.get} adet mal fazlası`;
  const parts = steps.map(({ fromQuantity, percent, amount }) => {
    const off = [...(percent > 0 ? [`%${percent}`] : []), ...(amount > 0 ? [formatMoney(amount)] : [])].join(
      ' + ',
    );
    return fromQuantity > 1 ? `${fromQuantity} adette ${off}` : off;
  });
  return parts.length === 0 ? 'İndirimsiz' : `${parts.join(', ')} indirim`;
}
