import * as v from 'valibot';
import {
  type Carrier,
  carrierOf,
  fitsCarrier,
  trackingNumberFormats,
  type TrackingNumberFormat,
} from '@havan/domain/carrier';
import { upperAscii } from '@havan/domain/typed-text';
import * as messages from '../../messages.ts';
import { asciiDigits, requiredText } from '../../steps.ts';

/**
 * Returns the rule for a tracking number in one of the formats of specification §5; letters become capitals.
 */
export function trackingNumberOfFormat(format: TrackingNumberFormat) {
  const { pattern, hint } = trackingNumberFormats[format];
  return v.pipe(
    requiredText(messages.trackingNumberRequired),
    asciiDigits(),
    v.transform(upperAscii),
    v.regex(pattern, messages.trackingNumberFormat(hint)),
  );
}

/** Returns the rule for a number of the post: in its own format, or of UPU S10 with a right check digit. */
const postalNumber = (post: Carrier) =>
  v.pipe(
    requiredText(messages.trackingNumberRequired),
    asciiDigits(),
    v.transform(upperAscii),
    v.check(
      (number) => fitsCarrier(post, number),
      ({ input }) =>
        /^[A-Z]{2}[0-9]{9}[A-Z]{2}$/.test(input)
          ? messages.postalItemImpossible
          : messages.trackingNumberFormat(
              `${trackingNumberFormats[post.format].hint} ya da RR123456785TR gibi bir gönderi numarası`,
            ),
    ),
  );

/** Returns the rule for the tracking number of a carrier, whose format its row in `carriers` names. */
export function followUpNumber(carrierId: number) {
  const carrier = carrierOf(carrierId);
  if (!carrier) return v.never(messages.carrierRequired);
  return carrier.isPost ? postalNumber(carrier) : trackingNumberOfFormat(carrier.format);
}

/**
 * Returns the rule for the tracking number of a local-warehouse order: 4-20 letters or digits (specification
 * §5).
 */
export function localWarehouseTrackingNumber() {
  return trackingNumberOfFormat('local-warehouse');
}
