import * as v from 'valibot';
import { hasIbanShape, isIbanTr, normalizeIban } from '@havan/domain/iban';
import * as messages from '../../messages.ts';
import { asciiDigits, requiredText } from '../../steps.ts';

/**
 * Returns the rule for a Turkish IBAN: 24 characters after TR (specification §5) that mod 97 confirms; the
 * output has no spaces.
 */
export function iban() {
  return v.pipe(
    requiredText(),
    asciiDigits(),
    v.transform(normalizeIban),
    v.check(hasIbanShape, messages.ibanFormat),
    v.check(isIbanTr, messages.ibanImpossible),
  );
}
