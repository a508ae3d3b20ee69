import { XmlDocument } from 'libxml2-wasm';
import { expect, it } from 'vitest';
import { buildInvoice } from '../build/build-invoice.ts';
import { invoice } from '../testing/invoices.ts';
import { refusals } from './refusals.ts';

const xml = buildInvoice(invoice);
const refused = (text: string) => {
  const tree = XmlDocument.fromString(text);
  const found = refusals(tree).map(({ rule, path }) => [rule, path]);
  tree.dispose();
  return found;
};

it('lets an invoice pass', () => {
  expect(refused(xml)).toEqual([]);
});

it.each([
  ['root', '/', '<Invoice/>', /[^]+/],
  ['codeList', '/Invoice/cbc:ProfileID', 'TICARIFATURA,TEMELFATURA', 'TICARIFATURA'],
  ['codeList', '/Invoice/cac:InvoiceLine/cbc:InvoicedQuantity/@unitCode', 'C62,BX', 'C62'],
  [
    'exemptionCode',
    '/Invoice/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReasonCode',
    '<cac:TaxCategory><cbc:TaxExemptionReasonCode/>',
    '<cac:TaxCategory>',
  ],
  [
    'otherDocument',
    '/Invoice/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/Invoice',
    '<Invoice/>',
    /<havan:Unsigned>.*?<\/havan:Unsigned>/,
  ],
  [
    'otherDocument',
    '/Invoice/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/a',
    '<a xmlns="http://www.hr-xml.org/3"/>',
    /<havan:Unsigned>.*?<\/havan:Unsigned>/,
  ],
  [
    'include',
    '/Invoice/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/i',
    '<i xmlns="http://www.w3.org/2001/XInclude" href="/etc/passwd"/>',
    /<havan:Unsigned>.*?<\/havan:Unsigned>/,
  ],
] as const)('refuses %s at %s', (rule, path, to, from) => {
  expect(refused(xml.replace(from, to))).toEqual([[rule, path]]);
});

it('numbers what stands several times', () => {
  const twice = buildInvoice({ ...invoice, lines: [...invoice.lines, ...invoice.lines] });
  const at = twice.lastIndexOf('C62');
  expect(refused(`${twice.slice(0, at)}C62,BX${twice.slice(at + 3)}`)).toEqual([
    ['codeList', '/Invoice/cac:InvoiceLine[2]/cbc:InvoicedQuantity/@unitCode'],
  ]);
});
