import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { trackingNumberFormats } from '@havan/domain/carrier';
import { accountOwner } from './rules/company/account-owner.ts';
import { address } from './rules/field/address.ts';
import { barcode } from './rules/listing/barcode.ts';
import { cardCvc } from './rules/card/card-cvc.ts';
import { cardExpiry } from './rules/card/card-expiry.ts';
import { cardHolder } from './rules/card/card-holder.ts';
import { cardNumber } from './rules/card/card-number.ts';
import { date } from './rules/field/date.ts';
import { decimal } from './rules/field/decimal.ts';
import { email } from './rules/account/email.ts';
import { expirationOrNone } from './rules/listing/expiration.ts';
import { trackingNumberOfFormat } from './rules/order/tracking-number.ts';
import { iban } from './rules/company/iban.ts';
import { identityNumber } from './rules/company/identity-number.ts';
import { invoiceNumber } from './rules/order/invoice-number.ts';
import { kepAddress } from './rules/company/kep-address.ts';
import { mersisNo } from './rules/company/mersis-no.ts';
import { oneTimeCode } from './rules/account/one-time-code.ts';
import { phone } from './rules/account/phone.ts';
import { price } from './rules/listing/price.ts';
import { stock } from './rules/listing/stock.ts';
import { strongPassword } from './rules/account/strong-password.ts';
import { taxNumber } from './rules/company/tax-number.ts';
import { taxOffice } from './rules/company/tax-office.ts';
import { taxOrIdentityNumber } from './rules/company/tax-or-identity-number.ts';
import { username } from './rules/account/username.ts';

const now = () => new Date('2026-11-20T12:00:00+03:00');
const formats = Object.keys(trackingNumberFormats) as (keyof typeof trackingNumberFormats)[];

/** Rules whose output is the text in its stored form. */
const storedAsText: Readonly<Record<string, v.GenericSchema<unknown, unknown>>> = {
  accountOwner: accountOwner(),
  address: address(),
  barcode: barcode(),
  cardCvc: cardCvc(),
  cardExpiry: cardExpiry(now),
  cardHolder: cardHolder(),
  cardNumber: cardNumber(),
  email: email(),
  expiration: expirationOrNone(now),
  iban: iban(),
  identityNumber: identityNumber(),
  invoiceNumber: invoiceNumber(),
  kepAddress: kepAddress(),
  mersisNo: mersisNo(),
  oneTimeCode: oneTimeCode(),
  phone: phone(),
  strongPassword: strongPassword(),
  taxNumber: taxNumber(),
  taxOffice: taxOffice(),
  taxOrIdentityNumber: taxOrIdentityNumber(),
  username: username(),
  ...Object.fromEntries(formats.map((format) => [`tracking ${format}`, trackingNumberOfFormat(format)])),
};
const all = { ...storedAsText, date: date(), decimal: decimal(), price: price(), stock: stock() };

const anyText = fc.oneof(
  fc.string({ unit: fc.nat(0x10ffff).map((point) => String.fromCodePoint(point)) }),
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(...Array.from('0123456789 -+.,/@TRtrıİşabc"\u00a0\u200b٣')),
    maxLength: 40,
  }),
);
const examples = [
  'TR33 0006 1005 1978 6457 8413 26',
  '4111 1111 1111 1111',
  '0 (532) 123 45 67',
  'firma@hs01.kep.tr',
  '0313-0557-6690-0016',
  'Ayşe Yılmaz',
  '07/2027',
  '12/27',
  '256008013015',
  'kp12345',
  'abc-2026-123456789',
  '4730259742',
  'kG7vQ2xL',
  '8699819010076',
  '123',
  '123 456',
  '63670650968',
  '55943838561523',
  '1z879e930346834440',
];

describe.each(Object.entries(all))('%s', (_name, rule) => {
  it('never throws, for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(() => v.safeParse(rule, text)).not.toThrow();
      }),
    );
  });

  it.each([undefined, null, 7, true, {}, [], Number.NaN])('answers %j without throwing', (value) => {
    expect(() => v.safeParse(rule, value)).not.toThrow();
  });

  it.each(['a', '1', 'A.', ' a', '1.000.', '-', '"', '\t1', 'ab@c.', 'TR0'])(
    'answers 100,000 times %j and a stray mark at once',
    (part) => {
      const started = Date.now();
      v.safeParse(rule, `${part.repeat(100_000)}!`);
      expect(Date.now() - started).toBeLessThan(1000);
    },
  );

  it('refuses with a sentence', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result = v.safeParse(rule, text);
        const sentences = result.success ? [] : result.issues.map((issue) => issue.message);
        expect(sentences.filter((sentence) => !/^\p{Lu}/u.test(sentence))).toEqual([]);
      }),
    );
  });
});

describe.each(Object.entries(storedAsText))('%s', (_name, rule) => {
  it('accepts its own answer, unchanged', () => {
    const accepted = examples.filter((example) => v.is(rule, example));
    expect(accepted).not.toEqual([]);
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constantFrom(...accepted)), (text) => {
        const first = v.safeParse(rule, text);
        const again = first.success ? v.safeParse(rule, first.output) : first;
        expect([again.success, again.output]).toEqual([first.success, first.output]);
      }),
    );
  });
});
