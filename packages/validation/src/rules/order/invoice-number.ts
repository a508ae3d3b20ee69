import * as v from 'valibot';
import { isEInvoiceNumber } from '@havan/domain/e-invoice-number';
import { upperAscii, withoutSeparators } from '@havan/domain/typed-text';
import * as messages from '../../messages.ts';
import { asciiDigits, requiredText } from '../../steps.ts';

/**
 * Returns the rule for the number of an e-Fatura or e-Arşiv invoice (specification §5); separators go,
 * letters become capitals.
 */
export function invoiceNumber() {
  return v.pipe(
    requiredText(messages.invoiceNumberRequired),
    asciiDigits(),
    v.transform((text) => upperAscii(withoutSeparators(text))),
    v.check(isEInvoiceNumber, messages.invoiceNumberFormat),
  );
}
