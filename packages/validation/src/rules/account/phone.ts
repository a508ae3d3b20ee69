import * as v from 'valibot';
import { isMobileNumber, nationalNumberOf } from '@havan/domain/phone';
import * as messages from '../../messages.ts';
import { asciiDigits, requiredText } from '../../steps.ts';

/**
 * Returns the rule for a mobile number, 11 digits with its 0 (specification §5), in any usual spelling; the
 * output is `+905…`.
 */
export function phone() {
  return v.pipe(
    requiredText(),
    asciiDigits(),
    v.transform(nationalNumberOf),
    v.string(messages.phoneFormat),
    v.startsWith('5', messages.phoneFormat),
    v.check(isMobileNumber, messages.phoneImpossible),
    v.transform((national) => `+90${national}`),
  );
}
