import type { Card } from '@havan/api-client/bank';
import { parseCardExpiry } from '@havan/domain/card';
import { checkForm } from '@havan/validation/form-result';
import { cardForm } from '@havan/validation/forms/card';
import { cardTexts } from './card-texts.ts';

export interface CardValues {
  readonly cardHolder: string;
  readonly cardNumber: string;
  readonly cardExpiry: string;
  readonly cvc: string;
}

export const emptyCard: CardValues = { cardHolder: '', cardNumber: '', cardExpiry: '', cvc: '' };

export type CheckedCard =
  | { readonly valid: true; readonly card: Card }
  | { readonly valid: false; readonly errors: Readonly<Record<string, string>> };

/** Checks a typed card; the errors are named after the fields. */
export function checkCard(values: CardValues, now: () => Date): CheckedCard {
  const result = checkForm(cardForm(now), values);
  if (!result.valid) return { valid: false, errors: result.errors };
  const expiry = parseCardExpiry(values.cardExpiry);
  if (!expiry) return { valid: false, errors: { cardExpiry: cardTexts.expiryHelp } };
  const { cardHolder, cardNumber, cvc } = result.values;
  return {
    valid: true,
    card: { cardHolder, cardNumber, expiryMonth: expiry.month, expiryYear: expiry.year, cvv: cvc },
  };
}
