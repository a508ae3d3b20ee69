import { isTckn } from '@havan/domain/tckn';
import { isVkn } from '@havan/domain/vkn';
import type { XmlDocument, XmlNode } from 'libxml2-wasm';
import type { Finding } from './finding.ts';
import { namespaces } from './namespaces.ts';
import { placed } from './place.ts';
import { add, isNear, parseDecimal, percentOf, times, type Decimal, zero } from './decimal.ts';

/** Sums and check digits of a document that fits the schema; the official rules look at none of them. */
export function ownWarnings(tree: XmlDocument): Finding[] {
  return [...taxNumbers(tree), ...totals(tree), ...lines(tree)];
}

function taxNumbers(tree: XmlDocument): Finding[] {
  return ['AccountingSupplierParty', 'AccountingCustomerParty'].flatMap((party) => {
    const path = `/Invoice/cac:${party}`;
    return tree
      .find(`/inv:Invoice/cac:${party}/cac:Party/cac:PartyIdentification/cbc:ID`, namespaces)
      .flatMap((id) => {
        const scheme = id.eval('string(@schemeID)');
        if (scheme === 'VKN' && !isVkn(id.content))
          return [warning('vkn', path, 'Vergi kimlik numarasının son rakamı tutmuyor.')];
        if (scheme === 'TCKN' && !isTckn(id.content))
          return [warning('tckn', path, 'T.C. kimlik numarasının son rakamları tutmuyor.')];
        return [];
      });
  });
}

function totals(tree: XmlDocument): Finding[] {
  const root = tree.root;
  const at = (path: string) => sumOf(root, path);
  const total = (name: string) => at(`cac:LegalMonetaryTotal/cbc:${name}`);
  const path = '/Invoice/cac:LegalMonetaryTotal';
  const lineNet = at('cac:InvoiceLine/cbc:LineExtensionAmount');
  const lineCount = Number(root.eval('count(cac:InvoiceLine)', namespaces));
  const allowances = total('AllowanceTotalAmount');
  const charges = total('ChargeTotalAmount');
  const exclusive = total('TaxExclusiveAmount');
  const inclusive = total('TaxInclusiveAmount');
  const headDiscounts = at('cac:AllowanceCharge[cbc:ChargeIndicator = "false"]/cbc:Amount');
  const headCharges = at('cac:AllowanceCharge[cbc:ChargeIndicator = "true"]/cbc:Amount');
  const tax = at('cac:TaxTotal/cbc:TaxAmount');
  const withheld = at('cac:WithholdingTaxTotal/cbc:TaxAmount');
  const rules: [boolean, string, string][] = [
    [
      add(lineNet, -headDiscounts, headCharges) === exclusive,
      `${path}/cbc:TaxExclusiveAmount`,
      'Kalemlerin toplamı vergi hariç tutara eşit değil.',
    ],
    [
      add(total('LineExtensionAmount'), -allowances, charges) === exclusive,
      `${path}/cbc:LineExtensionAmount`,
      'Mal ve hizmet toplamından indirimler düşünce vergi hariç tutar çıkmıyor.',
    ],
    [
      add(exclusive, tax) === inclusive,
      `${path}/cbc:TaxInclusiveAmount`,
      'Vergi hariç tutar ile vergiler, vergi dahil tutara eşit değil.',
    ],
    [
      add(inclusive, -withheld, total('PayableRoundingAmount')) === total('PayableAmount'),
      `${path}/cbc:PayableAmount`,
      'Vergi dahil tutardan tevkifat düşünce ödenecek tutar çıkmıyor.',
    ],
    [
      at('cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount') === tax,
      '/Invoice/cac:TaxTotal',
      'Vergi satırlarının toplamı vergi tutarına eşit değil.',
    ],
    [
      root.eval('number(cbc:LineCountNumeric)', namespaces) === lineCount,
      '/Invoice/cbc:LineCountNumeric',
      'Kalem sayısı, yazılan kalemlerin sayısı değil.',
    ],
  ];
  const vat = root
    .find(vatRows('cac:TaxTotal'), namespaces)
    .flatMap((row) => vatWarning(row, '/Invoice/cac:TaxTotal', lineCount));
  return [
    ...rules.flatMap(([holds, place, sentence]) => (holds ? [] : [warning('sum', place, sentence)])),
    ...vat,
  ];
}

function lines(tree: XmlDocument): Finding[] {
  return tree.find('/inv:Invoice/cac:InvoiceLine', namespaces).flatMap((line, index) => {
    const path = `/Invoice/cac:InvoiceLine[${index + 1}]`;
    const price = times(sumOf(line, 'cac:Price/cbc:PriceAmount'), sumOf(line, 'cbc:InvoicedQuantity'));
    const discounts = sumOf(line, 'cac:AllowanceCharge[cbc:ChargeIndicator = "false"]/cbc:Amount');
    const charges = sumOf(line, 'cac:AllowanceCharge[cbc:ChargeIndicator = "true"]/cbc:Amount');
    const holds = isNear(add(price, -discounts, charges), sumOf(line, 'cbc:LineExtensionAmount'), 1);
    return [
      ...(holds
        ? []
        : [warning('sum', path, 'Miktar ile birim fiyattan indirimler düşünce kalemin tutarı çıkmıyor.')]),
      ...line.find(vatRows('cac:TaxTotal'), namespaces).flatMap((row) => vatWarning(row, path, 1)),
    ];
  });
}

function vatRows(total: string): string {
  return `${total}/cac:TaxSubtotal[cbc:Percent and cbc:TaxableAmount and cac:TaxCategory/cac:TaxScheme/cbc:TaxTypeCode = "0015"]`;
}

/** Each line may be rounded by itself, so the sum of many may be off by as many kuruş. */
function vatWarning(row: XmlNode, path: string, roundings: number): Finding[] {
  const expected = percentOf(sumOf(row, 'cbc:TaxableAmount'), sumOf(row, 'cbc:Percent'));
  if (isNear(expected, sumOf(row, 'cbc:TaxAmount'), Math.max(1, roundings))) return [];
  return [warning('vat', path, 'KDV tutarı, matrahın yazılan orandaki KDV’si değil.')];
}

function sumOf(node: XmlNode, path: string): Decimal {
  return node.find(path, namespaces).reduce((total, { content }) => add(total, parseDecimal(content)), zero);
}

function warning(rule: string, path: string, sentence: string): Finding {
  return { rule, path, message: placed(path, sentence) };
}
