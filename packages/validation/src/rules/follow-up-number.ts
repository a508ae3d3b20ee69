import * as v from 'valibot';
import { carrierOf, followUpFormats, type FollowUpFormat } from '@havan/domain/carrier';
import { upperAscii } from '@havan/domain/typed-text';
import * as messages from '../messages.ts';
import { asciiDigits, requiredText } from '../steps.ts';

/** A follow-up number in one of the formats of specification §5; letters become capitals. */
export function followUpNumberOfFormat(format: FollowUpFormat) {
  const { pattern, hint } = followUpFormats[format];
  return v.pipe(
    requiredText(messages.followUpRequired),
    asciiDigits(),
    v.transform(upperAscii),
    v.regex(pattern, messages.followUpFormat(hint)),
  );
}

/** The follow-up number of a carrier, whose format its row in `carriers` names. */
export function followUpNumber(carrierId: number) {
  const carrier = carrierOf(carrierId);
  return carrier ? followUpNumberOfFormat(carrier.format) : v.never(messages.carrierRequired);
}

/** The follow-up number of a local-warehouse order: 4-20 letters or digits (specification §5). */
export function localWarehouseFollowUpNumber() {
  return followUpNumberOfFormat('local-warehouse');
}
