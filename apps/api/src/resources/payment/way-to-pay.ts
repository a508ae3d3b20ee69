import type { ParsedRequestOf } from '@havan/contract/call';
import type { pay } from '@havan/contract/payment';
import { instalmentPlans } from '@havan/domain/instalment';
import { loanPlans, type LoanTerm } from '@havan/domain/loan';
import type { PaymentMethod } from '@havan/domain/payment';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { findSavedCard } from '../cards/cards.sql.ts';

type PayRequest = ParsedRequestOf<typeof pay>;

/** How a payment is made, as far as it is remembered. */
export interface WayToPay {
  readonly method: PaymentMethod;
  readonly installments: number;
  /** Kuruş. */
  readonly walletAmount: number;
  /** Kuruş, one a point. */
  readonly pointsAmount: number;
  readonly loanMonths: LoanTerm | null;
  /** Set when the card is to be kept once it has paid. */
  readonly keepCardToken: string | null;
}

const refuse = (path: string, message: string): AppError =>
  new AppError('invalidRequest', { errors: [{ code: path, message, path }] });

/**
 * What the request means for this amount. @throws AppError `invalidRequest` at the field that does not fit;
 * `forbidden` for a wallet that the company does not have
 */
export function wayToPay(
  request: PayRequest,
  amount: number,
  { isWalletAvailable }: Pick<Actor, 'isWalletAvailable'>,
): WayToPay {
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
  if (walletAmount > 0 && !isWalletAvailable) throw new AppError('forbidden');
  const byBank = amount - walletAmount - pointsAmount;
  if (method === 'wallet' ? byBank !== 0 : byBank <= 0)
    throw walletAmount > 0
      ? refuse('walletAmount', 'Cüzdandan ödenecek tutar uygun değil.')
      : refuse('pointsAmount', 'Puanla ödenecek tutar uygun değil.');
  if (method === 'card') {
    if ((cardToken === undefined) === (cardId === undefined)) throw refuse('cardToken', 'Bir kart seçin.');
    if (!instalmentPlans(byBank, 'none').some((plan) => plan.count === installments))
      throw refuse('installments', 'Bu tutar için taksit seçeneği uygun değil.');
  }
  if (method === 'loan') {
    if (walletAmount > 0) throw refuse('walletAmount', 'Kredi ile ödemede cüzdan kullanılamaz.');
    if (pointsAmount > 0) throw refuse('pointsAmount', 'Kredi ile ödemede puan kullanılamaz.');
    if (!loanPlans(amount).some(({ months }) => months === loanMonths))
      throw refuse('loanMonths', 'Bu tutar için kredi kullanılamaz.');
  }
  return {
    method,
    installments:
      method === 'loan' && loanMonths !== null ? loanMonths : method === 'wallet' ? 1 : installments,
    walletAmount,
    pointsAmount,
    loanMonths: method === 'loan' ? loanMonths : null,
    keepCardToken: method === 'card' && keepCard && cardToken !== undefined ? cardToken : null,
  };
}

/**
 * The token that the bank is given; null where no card pays. @throws AppError `recordNotFound` for another's card,
 * `invalidRequest` for a kept card that does not pay in instalments
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
