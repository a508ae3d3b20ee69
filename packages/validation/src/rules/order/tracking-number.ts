import * as v from 'valibot';
import { carrierOf, trackingNumberFormats, type TrackingNumberFormat } from '@havan/domain/carrier';
import { upperAscii } from '@havan/domain/typed-text';
import * as messages from '../../messages.ts';
import { asciiDigits, requiredText } from '../../steps.ts';

/** A follow-up number in one of the formats of specification §5; letters become capitals. */
export function trackingNumberOfFormat(format: TrackingNumberFormat) {
  const { pattern, hint } = trackingNumberFormats[format];
  return v.pipe(
    requiredText(messages.trackingNumberRequired),
    asciiDigits(),
    v.transform(upperAscii),
    v.regex(pattern, messages.trackingNumberFormat(hint)),
  );
}

/** The follow-up number of a carrier, whose format its row in `carriers` names. */
export function followUpNumber(carrierId: number) {
  const carrier = carrierOf(carrierId);
  return carrier ? trackingNumberOfFormat(carrier.format) : v.never(messages.carrierRequired);
}

/** The follow-up number of a local-warehouse order: 4-20 letters or digits (specification §5). */
export function localWarehouseTrackingNumber() {
  return trackingNumberOfFormat('local-warehouse');
}
