/** Notices to the product tracking system (ÜTS): supply by the seller (verme), receipt by the buyer (alma). */
export const utsNoticeKinds = ['supply', 'receipt'] as const;
export type UtsNoticeKind = (typeof utsNoticeKinds)[number];

export const utsNoticeKindLabels: Readonly<Record<UtsNoticeKind, string>> = {
  supply: 'Verme bildirimi',
  receipt: 'Alma bildirimi',
};

/** `byHand`: made by a user in ÜTS itself. */
export const utsNoticeStates = ['waiting', 'sent', 'byHand', 'refused'] as const;
export type UtsNoticeState = (typeof utsNoticeStates)[number];

export const utsNoticeStateLabels: Readonly<Record<UtsNoticeState, string>> = {
  waiting: 'Sırada',
  sent: 'Bildirildi',
  byHand: 'Elle bildirildi',
  refused: 'ÜTS reddetti',
};

/** Maximum length of lot and serial number in ÜTS. */
export const utsUnitMax = 20;

/** Missing data that prevent sending a notice. */
export const utsGaps = [
  'institution',
  'token',
  'tokenRefused',
  'registration',
  'lotOrSerial',
  'tooLong',
  'otherInstitution',
] as const;
export type UtsGap = (typeof utsGaps)[number];

export const utsGapSentences: Readonly<Record<UtsGap, string>> = {
  institution: 'Firmanızın ÜTS kurum numarasını girin.',
  token: 'ÜTS sistem belirtecinizi (token) girin.',
  tokenRefused: 'ÜTS belirtecinizi kabul etmedi; yenisini girin.',
  registration: 'Ürünün ÜTS kaydı yok. Destek ekibine yazın.',
  lotOrSerial: 'Lot ya da seri numarasını girin.',
  tooLong: `Lot ve seri numarası en fazla ${utsUnitMax} karakter olabilir.`,
  otherInstitution: 'Karşı taraf ÜTS kurum numarasını girmemiş.',
};

export interface UtsFacts {
  readonly kind: UtsNoticeKind;
  readonly institutionNo: string | null;
  readonly hasToken: boolean;
  readonly isTokenRefused: boolean;
  readonly isRegistered: boolean;
  readonly lot: string;
  readonly serial: string;
  readonly otherInstitutionNo: string | null;
}

/** Returns the missing data of a notice, in the order in which to add them; empty when it can be sent. */
export function utsGapsOf(facts: UtsFacts): UtsGap[] {
  const missing: Readonly<Record<UtsGap, boolean>> = {
    institution: facts.institutionNo === null,
    token: !facts.hasToken,
    tokenRefused: facts.hasToken && facts.isTokenRefused,
    registration: !facts.isRegistered,
    lotOrSerial: facts.lot === '' && facts.serial === '',
    tooLong: facts.lot.length > utsUnitMax || facts.serial.length > utsUnitMax,
    // A receipt references the supply notice, which identifies the other institution.
    otherInstitution: facts.kind === 'supply' && facts.otherInstitutionNo === null,
  };
  return utsGaps.filter((gap) => missing[gap]);
}

/** Pattern of a product number in ÜTS, which has up to 23 digits. */
export const utsNumberPattern = /^\d{8,23}$/;
export const utsNumberRule = 'ÜTS ürün numarası 8 ile 23 hane arasında olmalıdır.';

/**
 * Returns the number of a product in ÜTS: the one entered by the operator, otherwise its barcode as a GTIN of
 * 14 digits.
 */
export const utsNumberOf = (entered: string | null, barcode: string): string =>
  entered ?? barcode.padStart(14, '0');

const waitsInMinutes = [1, 5, 30, 120, 360] as const;

/** Returns when an unanswered notice is sent again: after 1, 5 and 30 minutes, 2 hours, then every 6 hours. */
export function nextUtsAttempt(attempts: number, now: Date): Date {
  const minutes = waitsInMinutes[Math.min(attempts, waitsInMinutes.length) - 1] ?? waitsInMinutes[0];
  return new Date(now.getTime() + minutes * 60_000);
}
