import type { Kurus } from '../money/money.ts';

/** States of a payout run: prepared, approved and sent to the bank, or cancelled before. */
export const payoutRunStates = ['prepared', 'approved', 'cancelled'] as const;
export type PayoutRunState = (typeof payoutRunStates)[number];

export const payoutRunStateLabels: Readonly<Record<PayoutRunState, string>> = {
  prepared: 'Onay bekliyor',
  approved: 'Onaylandı',
  cancelled: 'İptal edildi',
};

/** States of a transfer; the bank may return one even after it was sent. */
export const payoutTransferStates = ['waiting', 'sent', 'returned', 'cancelled'] as const;
export type PayoutTransferState = (typeof payoutTransferStates)[number];

export const payoutTransferStateLabels: Readonly<Record<PayoutTransferState, string>> = {
  waiting: 'Bankada',
  sent: 'Gönderildi',
  returned: 'Geri döndü',
  cancelled: 'İptal edildi',
};

/** Total in kuruş above which another operator than the one who prepared the run must approve it. */
export const fourEyesLimit: Kurus = 25_000_000;

/** Returns whether an operator may approve a run of this total that `preparedBy` prepared. */
export const mayApproveRun = (total: Kurus, preparedBy: number, operatorId: number): boolean =>
  total <= fourEyesLimit || preparedBy !== operatorId;

/** One operator's report about money, stored until a second one confirms it. */
interface EarlierReport {
  readonly operatorId: number;
  readonly word: string;
}

/**
 * Returns whether an operator's report about an amount (kuruş) settles it: at once up to `fourEyesLimit`,
 * above it when another operator has reported the same before.
 */
export const isSettledBy = (
  amount: Kurus,
  { operatorId, word }: EarlierReport,
  said: EarlierReport | null,
): boolean =>
  amount <= fourEyesLimit || (said !== null && said.operatorId !== operatorId && said.word === word);

/** Returns `OD-2026-000012`. */
export const payoutRunNumber = (year: number, id: number): string =>
  `OD-${year}-${String(id).padStart(6, '0')}`;

/** Reasons for which a bank returns a transfer, with the sentence for the company. */
export const transferReturnReasons = [
  { id: 'closed', label: 'Hesap kapalı', sentence: 'Hesap kapalı.' },
  {
    id: 'name',
    label: 'Ad ile IBAN uyuşmuyor',
    sentence: 'Hesap sahibinin adı IBAN ile uyuşmuyor.',
  },
  { id: 'blocked', label: 'Hesapta blokaj var', sentence: 'Hesap para kabul etmiyor.' },
  { id: 'other', label: 'Başka bir neden', sentence: 'Banka ödemeyi kabul etmedi.' },
] as const;
export const transferReturnIds = transferReturnReasons.map(({ id }) => id);
