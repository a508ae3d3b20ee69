import { addDays, istanbulDayOf, istanbulMidnight } from '../istanbul/istanbul.ts';
import type { Kurus } from '../money/money.ts';
import { workingDayFrom } from '../ship-by/ship-by.ts';

/** Istanbul working days for which stock is held for an order paid by bank transfer (product §10). */
export const transferWorkingDays = 3;

/**
 * Returns when the stock of an order is released: the end of the third working day after the day of the
 * order.
 */
export function transferDeadline(orderedAt: Date): Date {
  let day = istanbulDayOf(orderedAt);
  for (let i = 0; i < transferWorkingDays; i += 1) day = workingDayFrom(addDays(day, 1));
  return istanbulMidnight(addDays(day, 1));
}

const mark = 'HVN';
const checked = (eight: string): string => String(98 - ((Number(eight) * 100) % 97)).padStart(2, '0');

/** Returns the reference of a transfer: a prefix, eight digits and two check digits (ISO 7064, MOD 97-10). */
export const transferReference = (number: number): string => {
  const eight = String(number % 100_000_000).padStart(8, '0');
  return `${mark}${eight}${checked(eight)}`;
};

/** Returns the references in the text of a transfer; separators between their letters and digits are ignored. */
export function transferReferencesIn(text: string): string[] {
  const plain = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  const found = [...plain.matchAll(/(?=HVN(\d{8})(\d{2}))/g)].flatMap(([, eight = '', two = '']) =>
    checked(eight) === two ? [`${mark}${eight}${two}`] : [],
  );
  return [...new Set(found)];
}

/** Outcomes of a transfer to the account of the market. */
export const transferOutcomes = ['paid', 'excess', 'part', 'double', 'late', 'unmatched', 'known'] as const;
export type TransferOutcome = (typeof transferOutcomes)[number];

export const transferOutcomeLabels: Readonly<Record<TransferOutcome, string>> = {
  paid: 'Sipariş ödendi',
  excess: 'Ödendi, fazlası iade',
  part: 'Eksik, bekliyor',
  double: 'İkinci ödeme, iade',
  late: 'Geç geldi, iade',
  unmatched: 'Eşleşmedi',
  known: 'Daha önce işlendi',
};

/** Reasons for returning money to its payer. */
export const transferReturnReasons = [
  'excess',
  'double',
  'late',
  'incomplete',
  'cancelled',
  'refund',
  'unknown',
] as const;
export type TransferReturnReason = (typeof transferReturnReasons)[number];

export const transferReturnLabels: Readonly<Record<TransferReturnReason, string>> = {
  excess: 'Fazla gönderildi',
  double: 'Sipariş zaten ödenmişti',
  late: 'Süre dolduktan sonra geldi',
  incomplete: 'Süre eksik ödemeyle doldu',
  cancelled: 'Sipariş iptal edildi',
  refund: 'Sipariş iadesi',
  unknown: 'Siparişi bulunamadı',
};

/** State of a return: open, sent to the payer's account, or credited to the wallet as a claim. */
export const transferReturnStates = ['open', 'sent', 'claimed'] as const;
export type TransferReturnState = (typeof transferReturnStates)[number];

export const transferReturnStateLabels: Readonly<Record<TransferReturnState, string>> = {
  open: 'Bekliyor',
  sent: 'IBAN’a gönderildi',
  claimed: 'Cüzdana aktarıldı',
};

interface ExpectedTransfer {
  readonly state: 'waiting' | 'paid' | 'ended';
  readonly amount: Kurus;
  /** Sum of the earlier transfers. */
  readonly received: Kurus;
}

/** Returns the effect of a transfer of `amount` on the payment that it references, and the amount to return. */
export function transferOutcome(
  { state, amount: due, received }: ExpectedTransfer,
  amount: Kurus,
): { readonly outcome: TransferOutcome; readonly back: Kurus } {
  if (state === 'paid') return { outcome: 'double', back: amount };
  if (state === 'ended') return { outcome: 'late', back: amount };
  const over = received + amount - due;
  if (over < 0) return { outcome: 'part', back: 0 };
  return over === 0 ? { outcome: 'paid', back: 0 } : { outcome: 'excess', back: over };
}
