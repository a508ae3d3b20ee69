import * as v from 'valibot';
import { isTckn } from '@havan/domain/tckn';
import { withoutSpaces } from '@havan/domain/typed-text';
import { isVkn } from '@havan/domain/vkn';
import * as messages from '../../messages.ts';
import { asciiDigits, requiredText } from '../../steps.ts';

/**
 * Returns the rule for the identity number of a person or tax number of a company. Specification §5 names 11
 * digits only, though companies have 10; see docs/decisions/005.
 */
export function taxOrIdentityNumber() {
  return v.pipe(
    requiredText(),
    asciiDigits(),
    v.transform(withoutSpaces),
    v.regex(/^[0-9]{10,11}$/, messages.taxOrIdentityFormat),
    v.check((digits) => digits.length !== 11 || isTckn(digits), messages.identityNumberImpossible),
    v.check((digits) => digits.length !== 10 || isVkn(digits), messages.taxNumberImpossible),
  );
}
