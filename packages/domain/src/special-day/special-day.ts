import type { Kurus } from '../money/money.ts';

/** States of a special day set by an operator; the phases of an open one follow from the time. */
export const specialDayStates = ['draft', 'open', 'cancelled'] as const;
export type SpecialDayState = (typeof specialDayStates)[number];

export const specialDayOfferStates = ['proposed', 'approved', 'rejected'] as const;
export type SpecialDayOfferState = (typeof specialDayOfferStates)[number];

export const specialDayOfferLabels: Readonly<Record<SpecialDayOfferState, string>> = {
  proposed: 'Onay bekliyor',
  approved: 'Onaylandı',
  rejected: 'Reddedildi',
};

export const specialDayPhases = ['draft', 'joining', 'review', 'running', 'over', 'cancelled'] as const;
export type SpecialDayPhase = (typeof specialDayPhases)[number];

export const specialDayPhaseLabels: Readonly<Record<SpecialDayPhase, string>> = {
  draft: 'Taslak',
  joining: 'Katılıma açık',
  review: 'Katılım kapandı',
  running: 'Yayında',
  over: 'Sona erdi',
  cancelled: 'İptal edildi',
};

interface SpecialDay {
  readonly state: SpecialDayState;
  readonly joinUntil: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Returns the phase of a day at `now`; each boundary belongs to the later phase. */
export function specialDayPhase(day: SpecialDay, now: Date): SpecialDayPhase {
  if (day.state !== 'open') return day.state;
  if (now < day.joinUntil) return 'joining';
  if (now < day.startsAt) return 'review';
  return now < day.endsAt ? 'running' : 'over';
}

/** Returns the highest price with a discount of at least `leastPercent`, in kuruş. */
export const highestSpecialPrice = (price: Kurus, leastPercent: number): Kurus =>
  Math.floor((price * (100 - leastPercent)) / 100);
