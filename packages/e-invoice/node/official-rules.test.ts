import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildInvoice } from '../src/build/build-invoice.ts';
import { checkInvoice, type OfficialRules } from '../src/check/check-invoice.ts';
import { invoice, invoices, line } from '../src/testing/invoices.ts';
import { findOfficialRules, openOfficialRules } from './official-rules.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = findOfficialRules(root, process.env['EINVOICE_RULES']);

it('finds nothing where nothing lies', () => {
  expect(findOfficialRules(root, join(root, 'docs'))).toBe(null);
});

/** The official files may not be handed on: where they are missing, these tests say that they were skipped. */
describe.skipIf(folder === null)('with the official rules', () => {
  let rules: OfficialRules;

  beforeAll(async () => {
    const opened = await openOfficialRules(folder ?? '', join(root, '.data/e-invoice'));
    if (!opened) throw new Error('The official rules are gone');
    rules = opened;
  }, 120_000);

  const check = (file: string | Uint8Array, isArchive = false) => {
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
    return checkInvoice(bytes, rules, { isArchive, today: '2026-11-22' });
  };
  const rulesOf = (file: string | Uint8Array, isArchive = false) => [
    ...new Set(check(file, isArchive).errors.map(({ rule }) => rule)),
  ];

  it('passes whatever is built', () => {
    fc.assert(
      fc.property(invoices, (each) => {
        const result = check(buildInvoice(each), each.profile === 'EARSIVFATURA');
        expect(result).toEqual({ valid: true, errors: [], warnings: [] });
      }),
      { numRuns: 60 },
    );
  });

  const xml = buildInvoice(invoice);
  it.each([
    ['UBLVersionIDCheck', '2.1</', '2.0</'],
    ['CustomizationIDCheck', 'TR1.2<', 'TR1.1<'],
    ['ProfileIDCheck', 'TICARIFATURA', 'EARSIVFATURA'],
    ['InvoiceIDCheck', 'HVN2026000000001</cbc:ID><cbc:Copy', 'HVN202600000001</cbc:ID><cbc:Copy'],
    ['UUIDCheck', '<cbc:UUID>f', '<cbc:UUID>'],
    ['InvoiceTypeCodeCheck', 'SATIS', 'SATIS2'],
    ['InvoiceTypeCodeCheck', 'SATIS', 'IADE'],
    ['CopyIndicatorCheck', 'false</cbc:CopyIndicator', '0</cbc:CopyIndicator'],
    ['TimeCheck', '2026-11-20', '2026-11-23'],
    ['GeneralCurrencyIDCheck', 'currencyID="TRY"', 'currencyID="TL"'],
    ['GeneralUnitCodeCheck', 'C62', 'c62'],
    ['InvoicedQuantityCheck', ' unitCode="C62"', ''],
    ['decimalCheck', '360.00</cbc:PayableAmount', '360.000</cbc:PayableAmount'],
    ['TaxTypeCheck', '0015', '9999'],
    ['CountryCodeCheck', '<cbc:IdentificationCode>TR', '<cbc:IdentificationCode>TUR'],
    ['SignatureCheck', 'VKN_TCKN', 'VKN'],
    ['xsd', '<cbc:UBLVersionID>2.1</cbc:UBLVersionID>', ''],
    ['xsd', 'Date>2026-11-20', 'Date>20.11.2026'],
    ['xsd', 'currencyID="TRY">360.00</cbc:Pay', 'currencyID="TRY">360,00</cbc:Pay'],
    ['codeList', 'TICARIFATURA', 'TICARIFATURA,TEMELFATURA'],
    ['doctype', '<Invoice', '<!DOCTYPE Invoice [<!ENTITY a "b">]><Invoice'],
    ['entity', '2.1', '&a;'],
    ['wellFormed', '</Invoice>', ''],
    ['root', /<Invoice[^]*<\/Invoice>/, '<Invoice/>'],
  ] as const)('%s: %s → %s', (rule, from, to) => {
    expect(xml).toMatch(from);
    expect(rulesOf(xml.replace(from, to))).toContain(rule);
    expect(check(xml.replace(from, to)).valid).toBe(false);
  });

  it('tells the place in Turkish', () => {
    const second = buildInvoice({ ...invoice, lines: [line, line] });
    const at = second.lastIndexOf(' unitCode="C62"');
    expect(check(second.slice(0, at) + second.slice(at + ' unitCode="C62"'.length)).errors).toEqual([
      {
        rule: 'InvoicedQuantityCheck',
        path: '/Invoice/cac:InvoiceLine[2]/cbc:InvoicedQuantity',
        message: '2. kalem, miktar: Miktarın birimi (unitCode) yazılmalı.',
      },
    ]);
  });

  it('asks for the scenario of the archive alone', () => {
    const archived = buildInvoice({ ...invoice, profile: 'EARSIVFATURA' });
    expect([rulesOf(archived, true), rulesOf(archived), rulesOf(xml, true)]).toEqual([
      [],
      ['ProfileIDCheck'],
      ['ProfileIDCheck'],
    ]);
  });

  it('reads other encodings, deep and empty documents', () => {
    const latin = buildInvoice({ ...invoice, notes: ['x'] }).replace('UTF-8', 'ISO-8859-9');
    expect(
      check(Uint8Array.from(latin, (letter) => ('ğşıİŞĞ'.includes(letter) ? 0x69 : letter.charCodeAt(0))))
        .valid,
    ).toBe(true);
    expect(rulesOf(`<a>${'<a>'.repeat(100_000)}`)).toEqual(['wellFormed']);
    expect(rulesOf('')).toEqual(['empty']);
  });

  /**
   * Invoices with one fault each, published beside the rules; the official rules do not check the faults of m18 and
   * m19.
   */
  const mutants = join(folder ?? '', 'samples/mutants');
  it.skipIf(!existsSync(mutants))('judges the public mutants as the official rules do', () => {
    const files = readdirSync(mutants).filter((file) => file.endsWith('.xml'));
    const valid = files.filter((file) => check(readFileSync(join(mutants, file))).valid);
    expect(files).toHaveLength(20);
    expect(valid).toEqual(['m18-vkn-bad-checksum.xml', 'm19-totals-do-not-add-up.xml']);
  });
});
