import * as v from 'valibot';
import { cardBrandOf } from '@havan/domain/card';
import * as messages from '../../messages.ts';
import { cardCvc } from '../../rules/card/card-cvc.ts';
import { cardExpiry } from '../../rules/card/card-expiry.ts';
import { cardHolder } from '../../rules/card/card-holder.ts';
import { cardNumber } from '../../rules/card/card-number.ts';

/**
 * Returns the form of a payment card; it is posted to the bank and never to our API. `now` decides whether
 * the card is still good.
 */
export function cardForm(now: () => Date) {
  return v.pipe(
    v.object({
      cardHolder: cardHolder(),
      cardNumber: cardNumber(),
      cardExpiry: cardExpiry(now),
      cvc: cardCvc(),
    }),
    v.forward(v.partialCheck([['cardNumber'], ['cvc']], hasCvcLength, messages.cvcFormat), ['cvc']),
  );
}

function hasCvcLength({ cardNumber, cvc }: { cardNumber: string; cvc: string }): boolean {
  return cvc.length === (cardBrandOf(cardNumber) === 'amex' ? 4 : 3);
}
