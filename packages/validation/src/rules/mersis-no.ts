import * as v from 'valibot';
import { isMersis, normalizeMersis } from '@havan/domain/mersis';
import * as messages from '../messages.ts';
import { asciiDigits, requiredText } from '../steps.ts';

/** MERSIS number: 16 digits, typed with or without its hyphens (specification §5); the answer holds digits only. */
export function mersisNo() {
  return v.pipe(
    requiredText(messages.mersisRequired),
    asciiDigits(),
    v.transform(normalizeMersis),
    v.check(isMersis, messages.mersisFormat),
  );
}
