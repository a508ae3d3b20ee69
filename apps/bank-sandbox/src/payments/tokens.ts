import { randomBytes } from 'node:crypto';
import type { tokeniseRequest, tokeniseResult } from '@havan/contract/sales/bank';
import type * as v from 'valibot';
import { BankError } from '../bank-error.ts';
import type { BankContext } from '../context.ts';
import { testCardOf, type CardBehaviour } from '../test-cards.ts';
import { deleteToken, findToken, insertToken, type TokenRow } from './tokens.sql.ts';

type TokeniseRequest = v.InferOutput<typeof tokeniseRequest>;
type TokeniseResult = v.InferOutput<typeof tokeniseResult>;

/**
 * Exchanges a card for a token. Neither the number nor the security code is kept.
 * @throws BankError 422 for a card that is no test card, has expired or has a security code of the wrong length.
 */
export function tokeniseCard({ db, now }: BankContext, request: TokeniseRequest): TokeniseResult {
  const card = testCardOf(request.cardNumber);
  if (!card) {
    throw new BankError(
      422,
      'unknownCard',
      'Bu kart deneme bankasında tanımlı değil. Lütfen deneme kartlarından birini kullanın.',
    );
  }
  const today = now();
  const firstDayAfter = Date.UTC(request.expiryYear, request.expiryMonth, 1);
  if (firstDayAfter <= today.getTime()) {
    throw new BankError(422, 'cardExpired', 'Kartın son kullanma tarihi geçmiş.');
  }
  if (request.cvv.length !== (card.brand === 'amex' ? 4 : 3)) {
    throw new BankError(422, 'invalidCvv', 'Güvenlik kodu hatalı.');
  }
  const row: TokenRow = {
    token: `tok_${randomBytes(18).toString('base64url')}`,
    behaviour: card.behaviour,
    brand: card.brand,
    bin: card.number.slice(0, 6),
    lastFour: card.number.slice(-4),
  };
  insertToken(db, row, today);
  return { cardToken: row.token, brand: row.brand, bin: row.bin, lastFour: row.lastFour };
}

export interface KnownCard {
  readonly behaviour: CardBehaviour;
  readonly brand: TokenRow['brand'];
  readonly lastFour: string;
}

/** Returns the card behind a token. @throws BankError 422 for an unknown one. */
export function cardOfToken({ db }: BankContext, token: string): KnownCard {
  const row = findToken(db, token);
  if (!row) throw new BankError(422, 'unknownToken', 'Kart bilgisi bulunamadı. Lütfen kartı yeniden girin.');
  return row;
}

/** Deletes the card behind a token; payments begun with it go on. An unknown token is ignored. */
export function deleteCard({ db }: BankContext, token: string): void {
  deleteToken(db, token);
}
