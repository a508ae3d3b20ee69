import * as v from 'valibot';
import { isGtin } from '@havan/domain/gtin';
import { withoutSeparators } from '@havan/domain/typed-text';
import * as messages from '../../messages.ts';
import { asciiDigits, requiredText } from '../../steps.ts';

/**
 * Returns the rule for the barcode of a product: a GTIN of 8, 12, 13 or 14 digits that its check digit
 * confirms.
 */
export function barcode() {
  return v.pipe(
    requiredText(),
    asciiDigits(),
    v.transform(withoutSeparators),
    v.regex(/^(?:[0-9]{8}|[0-9]{12,14})$/, messages.barcodeFormat),
    v.check(isGtin, messages.barcodeImpossible),
  );
}
