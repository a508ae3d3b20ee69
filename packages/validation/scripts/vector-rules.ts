import * as v from 'valibot';
import { cardBrandOf, lastFourOf } from '@havan/domain/card';
import { trackingNumberFormats, type TrackingNumberFormat } from '@havan/domain/carrier';
import { isEInvoiceNumber, isEttn, isUblAmount } from '@havan/domain/e-invoice-number';
import { isExpired, isExpiryAlarming } from '@havan/domain/expiry';
import { parseGs1 } from '@havan/domain/gs1';
import { toGtin14 } from '@havan/domain/gtin';
import { formatIban } from '@havan/domain/iban';
import { parseKarekod } from '@havan/domain/karekod';
import { formatMersis } from '@havan/domain/mersis';
import { formatMoney, kurusOfLira } from '@havan/domain/money';
import { compareTr, equalsIgnoringCaseTr, lowerTr, upperTr } from '@havan/domain/turkish-text';
import { barcode } from '../src/rules/listing/barcode.ts';
import { cardExpiry } from '../src/rules/card/card-expiry.ts';
import { cardNumber } from '../src/rules/card/card-number.ts';
import { date } from '../src/rules/field/date.ts';
import { decimal } from '../src/rules/field/decimal.ts';
import { email } from '../src/rules/account/email.ts';
import { trackingNumberOfFormat } from '../src/rules/order/tracking-number.ts';
import { iban } from '../src/rules/company/iban.ts';
import { identityNumber } from '../src/rules/company/identity-number.ts';
import { kepAddress } from '../src/rules/company/kep-address.ts';
import { mersisNo } from '../src/rules/company/mersis-no.ts';
import { phone } from '../src/rules/account/phone.ts';
import { taxNumber } from '../src/rules/company/tax-number.ts';
import { taxOrIdentityNumber } from '../src/rules/company/tax-or-identity-number.ts';
import { textOf } from './text-of.ts';

/** The result of our packages for a value: whether it is valid, and the read or formatted value. */
export interface Verdict {
  readonly valid: boolean;
  readonly result?: unknown;
  readonly last4?: string | null;
}

export type RuleCheck = (value: unknown, now: Date) => Verdict;

/** A rule whose verdict is that of the schema which the forms use. */
function bySchema(schemaAt: (now: Date) => v.GenericSchema): RuleCheck {
  return (value, now) => {
    const parsed = v.safeParse(schemaAt(now), value);
    return parsed.success ? { valid: true, result: parsed.output } : { valid: false };
  };
}

function byCheck(check: (text: string) => boolean): RuleCheck {
  return (value) => ({ valid: typeof value === 'string' && check(value) });
}

/** Returns a rule that only gives something: its verdict is true, and the result is compared. */
function byResult(resultOf: (text: string) => unknown): RuleCheck {
  return (value) => ({ valid: true, result: resultOf(textOf(value)) });
}

function byBrand(value: unknown): Verdict {
  const brand = cardBrandOf(textOf(value));
  return { valid: brand !== 'none', result: brand, last4: lastFourOf(textOf(value)) };
}

function karekodVerdict(value: unknown): Verdict {
  const read = parseKarekod(textOf(value));
  if (!read) return { valid: false };
  return {
    valid: true,
    result: { '01': read.gtin, '21': read.serial, '17': read.expiration, '10': read.lot },
  };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf) : [];
}

const checks: Readonly<Record<string, RuleCheck>> = {
  tckn: bySchema(identityNumber),
  vkn: bySchema(taxNumber),
  'tax-or-identity': bySchema(taxOrIdentityNumber),
  'iban-tr': bySchema(iban),
  'iban-tr-format': byResult(formatIban),
  'mobile-tr': bySchema(phone),
  email: bySchema(email),
  'card-luhn': bySchema(cardNumber),
  'card-brand': byBrand,
  'card-brand-prefix': byBrand,
  'card-expiry': bySchema((now) => cardExpiry(() => now)),
  mersis: bySchema(mersisNo),
  'mersis-format': byResult(formatMersis),
  kep: bySchema(kepAddress),
  gtin: bySchema(barcode),
  'gtin14-from-ean13': (value) => {
    const gtin14 = toGtin14(textOf(value));
    return { valid: gtin14 !== null, result: gtin14 };
  },
  karekod: karekodVerdict,
  gs1: (value) => {
    const elements = parseGs1(textOf(value));
    return { valid: elements !== null, result: elements };
  },
  'tr-upper': byResult(upperTr),
  'tr-lower': byResult(lowerTr),
  'tr-sort': (value) => ({ valid: true, result: textsOf(value).sort(compareTr) }),
  'tr-equal-ignoring-case': (value) => {
    const [a = '', b = ''] = textsOf(value);
    return { valid: equalsIgnoringCaseTr(a, b) };
  },
  'try-format': byResult((value) => formatMoney(kurusOfLira(Number(value)))),
  'decimal-input': bySchema(() => decimal()),
  'date-tr': bySchema(date),
  miat: (value, now) => {
    const expiration = value === null ? null : textOf(value);
    // Two statements of the specification, each for itself: what is past is also under 8 months from now.
    const result = { close: isExpiryAlarming(expiration, now), expired: isExpired(expiration, now) };
    return { valid: true, result };
  },
  'efatura-id': byCheck(isEInvoiceNumber),
  'efatura-uuid': byCheck(isEttn),
  'efatura-amount': byCheck(isUblAmount),
};

/** Returns the check for a rule name, or null for an unknown name. */
export function checkOf(rule: string): RuleCheck | null {
  if (rule.startsWith('tracking:')) {
    const format = rule.slice('tracking:'.length);
    return isFormat(format) ? bySchema(() => trackingNumberOfFormat(format)) : null;
  }
  return (Object.hasOwn(checks, rule) && checks[rule]) || null;
}

function isFormat(name: string): name is TrackingNumberFormat {
  return Object.hasOwn(trackingNumberFormats, name);
}
