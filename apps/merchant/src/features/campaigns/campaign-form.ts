import type { SellerCampaignDetail } from '@havan/contract/campaigns/seller-campaigns';
import type { CampaignBonus, CampaignStep } from '@havan/domain/campaign-price';
import {
  campaignProblems,
  type CampaignProblem,
  type SellerCampaignKind,
  sellerCampaignKinds,
} from '@havan/domain/campaign-terms';
import {
  addDays,
  formatIsoDay,
  formatTime,
  istanbulDayOf,
  istanbulIsoDay,
  parseIsoDay,
} from '@havan/domain/istanbul';
import { campaignTexts as texts } from './campaign-texts.ts';

export interface TypedTier {
  readonly id: number;
  readonly fromQuantity: number | null;
  readonly percent: number | null;
}

/** Values of the editor; a change of the kind keeps those of other kinds. */
export interface CampaignForm {
  readonly kind: SellerCampaignKind;
  readonly title: string;
  readonly description: string;
  readonly percent: number | null;
  /** Kuruş. */
  readonly amount: number | null;
  readonly fromQuantity: number | null;
  readonly tiers: readonly TypedTier[];
  readonly buy: number | null;
  readonly get: number | null;
  readonly startDay: string | null;
  readonly startTime: string;
  readonly endDay: string | null;
  readonly endTime: string;
  readonly unitLimit: number | null;
  readonly companyLimit: number | null;
}

/** Returns an empty form: a week from now on. */
export function emptyForm(now: Date, kind: SellerCampaignKind = 'percentOff'): CampaignForm {
  return {
    kind,
    title: '',
    description: '',
    percent: 10,
    amount: null,
    fromQuantity: 1,
    tiers: [
      { id: 1, fromQuantity: 5, percent: 5 },
      { id: 2, fromQuantity: 10, percent: 10 },
    ],
    buy: 10,
    get: 1,
    startDay: istanbulIsoDay(now),
    startTime: formatTime(now),
    endDay: formatIsoDay(addDays(istanbulDayOf(now), 7)),
    endTime: '23:59',
    unitLimit: null,
    companyLimit: null,
  };
}

const isOwnKind = (kind: string): kind is SellerCampaignKind =>
  sellerCampaignKinds.some((each) => each === kind);

/** Returns the form of a saved campaign. */
export function formOf({ campaign, description, steps, bonus }: SellerCampaignDetail): CampaignForm {
  const [starts, ends] = [new Date(campaign.startsAt), new Date(campaign.endsAt)];
  const [first] = steps;
  const kind = isOwnKind(campaign.kind) ? campaign.kind : steps.length > 1 ? 'quantityTiers' : 'percentOff';
  const empty = emptyForm(starts, kind);
  return {
    ...empty,
    title: campaign.title,
    description,
    percent: kind === 'percentOff' ? (first?.percent ?? null) : empty.percent,
    amount: kind === 'amountOff' ? (first?.amount ?? null) : empty.amount,
    fromQuantity: first?.fromQuantity ?? 1,
    tiers:
      kind === 'quantityTiers'
        ? steps.map(({ fromQuantity, percent }, at) => ({ id: at + 1, fromQuantity, percent }))
        : empty.tiers,
    buy: bonus?.buy ?? empty.buy,
    get: bonus?.get ?? empty.get,
    startDay: istanbulIsoDay(starts),
    startTime: formatTime(starts),
    endDay: istanbulIsoDay(ends),
    endTime: formatTime(ends),
    unitLimit: campaign.unitLimit,
    companyLimit: campaign.companyLimit,
  };
}

export interface TypedTerms {
  readonly kind: SellerCampaignKind;
  readonly title: string;
  readonly description: string;
  readonly steps: CampaignStep[];
  readonly bonus: CampaignBonus | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly unitLimit: number | null;
  readonly companyLimit: number | null;
}

export type FormErrors = Partial<Record<CampaignProblem['field'], string>>;

/**
 * Returns the terms of the form. The saved beginning keeps its seconds while its minute is unchanged, so that a running
 * campaign keeps its beginning.
 */
export function termsOf(
  form: CampaignForm,
  saved: { readonly startsAt: string; readonly endsAt: string } | null,
): { readonly terms: TypedTerms | null; readonly errors: FormErrors } {
  const startsAt = momentOf(form.startDay, form.startTime, saved?.startsAt);
  const endsAt = momentOf(form.endDay, form.endTime, saved?.endsAt);
  if (!startsAt || !endsAt)
    return {
      terms: null,
      errors: { ...(!startsAt && { startsAt: texts.moment }), ...(!endsAt && { endsAt: texts.moment }) },
    };
  const terms: TypedTerms = {
    kind: form.kind,
    title: form.title.trim(),
    description: form.description.trim(),
    steps: stepsOf(form),
    bonus: form.kind === 'buyXGetY' ? { buy: form.buy ?? 0, get: form.get ?? 0 } : null,
    startsAt,
    endsAt,
    unitLimit: form.unitLimit,
    companyLimit: form.companyLimit,
  };
  const errors: FormErrors = {};
  for (const { field, sentence } of campaignProblems(terms)) errors[field] ??= sentence;
  return { terms, errors };
}

function stepsOf({ kind, percent, amount, fromQuantity, tiers }: CampaignForm): CampaignStep[] {
  const from = fromQuantity ?? 0;
  if (kind === 'percentOff') return [{ fromQuantity: from, percent: percent ?? 0, amount: 0 }];
  if (kind === 'amountOff') return [{ fromQuantity: from, percent: 0, amount: amount ?? 0 }];
  if (kind === 'buyXGetY') return [];
  return tiers.map((tier) => ({
    fromQuantity: tier.fromQuantity ?? 0,
    percent: tier.percent ?? 0,
    amount: 0,
  }));
}

/** Returns the moment of a day and a time `HH:MM` in Istanbul; null for an invalid one. */
function momentOf(day: string | null, time: string, saved: string | undefined): Date | null {
  if (day === null || !parseIsoDay(day) || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  const known = saved === undefined ? null : new Date(saved);
  if (known && istanbulIsoDay(known) === day && formatTime(known) === time) return known;
  return new Date(`${day}T${time}:00+03:00`);
}
