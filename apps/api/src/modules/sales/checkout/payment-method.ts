import type { ParsedRequestOf } from '@havan/contract/call';
import type { pay } from '@havan/contract/sales/payment';
import type { CardBrand } from '@havan/domain/card';
import { type InstalmentPlan, instalmentPlans } from '@havan/domain/instalment';
import { loanPlans, type LoanTerm } from '@havan/domain/loan';
import type { PaymentMethod } from '@havan/domain/payment';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import type { BankAbilities } from '../../../core/ports/bank-port.ts';
import { findSavedCard } from '../../money/cards/cards.service.ts';

type PayRequest = ParsedRequestOf<typeof pay>;

/** The stored part of a payment method. */
export interface ChosenMethod {
  readonly method: PaymentMethod;
  readonly installments: number;
  /** Kuruş. */
  readonly walletAmount: number;
  /** Kuruş; one point is one kuruş. */
  readonly pointsAmount: number;
  readonly loanMonths: LoanTerm | null;
  /** Set when the card should be saved after the capture. */
  readonly keepCardToken: string | null;
}

const refuse = (path: string, message: string): AppError =>
  new AppError('invalidRequest', { errors: [{ code: path, message, path }] });

const noCard = ({ cardEntry }: BankAbilities): AppError =>
  refuse('cardToken', cardEntry === 'ownForm' ? 'Bir kart seçin.' : 'Kart, bankanın sayfasında yazılır.');

/** Returns the plans that the bank can be bound to. */
export const bankPlans = ({ splits }: BankAbilities, amount: number, brand: CardBrand): InstalmentPlan[] =>
  instalmentPlans(amount, brand).filter(({ count }) => count === 1 || splits);

/**
 * Returns the token of a typed card; null where the bank's own page takes it. @throws AppError
 * `invalidRequest`
 */
export function tokenGiven(bank: BankAbilities, cardToken: string | undefined): string | null {
  if ((cardToken !== undefined) !== (bank.cardEntry === 'ownForm')) throw noCard(bank);
  return cardToken ?? null;
}

/**
 * Resolves the request for this amount. @throws AppError `invalidRequest` at the wrong field; `forbidden` for a company
 * without a wallet
 */
export function chosenMethod(
  request: PayRequest,
  amount: number,
  { hasWallet, bank }: { readonly hasWallet: boolean; readonly bank: BankAbilities },
): ChosenMethod {
  const {
    method,
    walletAmount,
    pointsAmount,
    installments,
    loanMonths = null,
    cardToken,
    cardId,
    keepCard,
  } = request;
  if (walletAmount > 0 && !hasWallet) throw new AppError('forbidden');
  const byBank = amount - walletAmount - pointsAmount;
  if (method === 'wallet' ? byBank !== 0 : byBank <= 0)
    throw walletAmount > 0
      ? refuse('walletAmount', 'Cüzdandan ödenecek tutar uygun değil.')
      : refuse('pointsAmount', 'Puanla ödenecek tutar uygun değil.');
  if (method === 'card') {
    const givesCard = (cardToken === undefined) !== (cardId === undefined);
    if (givesCard !== (bank.cardEntry === 'ownForm')) throw noCard(bank);
    if (!bankPlans(bank, byBank, 'none').some((plan) => plan.count === installments))
      throw refuse('installments', 'Bu tutar için taksit seçeneği uygun değil.');
  }
  if (method === 'transfer') {
    if (walletAmount > 0) throw refuse('walletAmount', 'Havale ile ödemede cüzdan kullanılamaz.');
    if (pointsAmount > 0) throw refuse('pointsAmount', 'Havale ile ödemede puan kullanılamaz.');
  }
  if (method === 'loan') {
    if (!bank.lends) throw refuse('method', 'Alışveriş kredisi kullanılamıyor.');
    if (walletAmount > 0) throw refuse('walletAmount', 'Kredi ile ödemede cüzdan kullanılamaz.');
    if (pointsAmount > 0) throw refuse('pointsAmount', 'Kredi ile ödemede puan kullanılamaz.');
    if (!loanPlans(amount).some(({ months }) => months === loanMonths))
      throw refuse('loanMonths', 'Bu tutar için kredi kullanılamaz.');
  }
  return {
    method,
    installments:
      method === 'loan' && loanMonths !== null ? loanMonths : method === 'card' ? installments : 1,
    walletAmount,
    pointsAmount,
    loanMonths: method === 'loan' ? loanMonths : null,
    keepCardToken: method === 'card' && keepCard && cardToken !== undefined ? cardToken : null,
  };
}

/**
 * Returns the token for the bank; null when no card pays.
 *
 * @throws AppError `recordNotFound` for another company's card, `invalidRequest` for a saved card that cannot pay in
 * instalments
 */
export async function tokenOf(
  { db }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  { method, cardToken, cardId, installments }: PayRequest,
): Promise<string | null> {
  if (method !== 'card') return null;
  if (cardId === undefined) return cardToken ?? null;
  const card = await findSavedCard(db, companyId, cardId);
  if (!card) throw new AppError('recordNotFound', { message: 'Kayıtlı kartınız bulunamadı.' });
  if (card.brand === 'amex' && installments > 1)
    throw refuse('installments', 'American Express kartlarla taksit yapılamıyor.');
  return card.token;
}
