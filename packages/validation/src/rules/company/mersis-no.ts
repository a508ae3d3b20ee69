import * as v from 'valibot';
import { isMersis, isMersisGrouped, normalizeMersis } from '@havan/domain/mersis';
import * as messages from '../../messages.ts';
import { asciiDigits, requiredText } from '../../steps.ts';

/**
 * Returns the rule for a MERSIS number: 16 digits, in one piece or in four groups of four with hyphens or
 * spaces (specification §5); the output holds digits only.
 */
export function mersisNo() {
  return v.pipe(
    requiredText(messages.mersisRequired),
    asciiDigits(),
    v.check((text) => isMersisGrouped(text), messages.mersisFormat),
    v.transform(normalizeMersis),
    v.check(isMersis, messages.mersisFormat),
  );
}
