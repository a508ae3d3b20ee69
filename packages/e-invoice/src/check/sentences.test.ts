import { expect, it } from 'vitest';
import { officialFinding } from './official-sentences.ts';
import { placeOf } from './place.ts';
import { schemaFinding } from './schema-sentences.ts';

it.each([
  ['/Invoice', 'Fatura'],
  ['', 'Fatura'],
  ['/Invoice/cac:InvoiceLine[2]/cbc:InvoicedQuantity', '2. kalem, miktar'],
  ['/Invoice/cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification[1]', 'Satıcı, 1. kimlik numarası'],
  ['/Invoice/cbc:IssueDate', 'Tarih'],
  ['/Invoice/cbc:Foo', 'cbc:Foo'],
])('names the place %s', (path, place) => {
  expect(placeOf(path)).toBe(place);
});

const cbc = '{urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2}';

it.each([
  [
    `Element '${cbc}UUID': This element is not expected. Expected is ( ${cbc}CopyIndicator ).`,
    'cbc:UUID burada olamaz. Beklenen: cbc:CopyIndicator.',
  ],
  [`Element '${cbc}UUID': This element is not expected.`, 'cbc:UUID burada olamaz.'],
  [
    `Element '${cbc}UUID': Missing child element(s). Expected is one of ( ${cbc}ID, ${cbc}Note ).`,
    'cbc:UUID eksik. Beklenen: cbc:ID, cbc:Note.',
  ],
  [
    `Element '${cbc}IssueDate': 'x' is not a valid value of the atomic type 'xs:date'.`,
    '‘x’ bu alana uygun bir değer değil (xs:date).',
  ],
  [`Element '${cbc}ID', attribute 'a': The attribute 'a' is not allowed.`, 'a niteliği burada olamaz.'],
  [
    `Element '${cbc}Amount': The attribute 'currencyID' is required but missing.`,
    'currencyID niteliği yazılmalı.',
  ],
  ['Something new.', 'Resmî şemaya uymuyor (Something new.)'],
])('says in Turkish: %s', (message, sentence) => {
  const path = '/*/cac:InvoiceLine[3]/cbc:ID';
  expect(schemaFinding({ message, path, line: 1 })).toEqual({
    rule: 'xsd',
    path: '/Invoice/cac:InvoiceLine[3]/cbc:ID',
    message: `3. kalem, cbc:ID: ${sentence}`,
  });
});

it('says an official finding in plain words, or as it came', () => {
  const at = (rule: string) =>
    officialFinding({ rule, path: '/Invoice/cbc:UUID', message: 'Resmî cümle.' }).message;
  expect(at('UUIDCheck')).toBe('ETTN: 8-4-4-4-12 onaltılık rakamdan oluşan bir UUID olmalı.');
  expect(at('KamuFaturaCheck')).toBe('ETTN: Resmî cümle.');
});
