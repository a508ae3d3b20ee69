import type { XmlDocument, XmlNode } from 'libxml2-wasm';
import type { Finding } from './finding.ts';
import { namespaces } from './namespaces.ts';
import { placed } from './place.ts';

/** Fields whose value the official rules look for in a list by `contains`, which two codes at once would pass. */
const codeElements = [
  'ProfileID',
  'InvoiceTypeCode',
  'DocumentCurrencyCode',
  'TaxCurrencyCode',
  'PricingCurrencyCode',
  'PaymentCurrencyCode',
  'PaymentAlternativeCurrencyCode',
  'SourceCurrencyCode',
  'TargetCurrencyCode',
  'CurrencyCode',
  'IdentificationCode',
  'NationalityID',
  'ChannelCode',
  'PaymentChannelCode',
  'PaymentMeansCode',
  'TaxTypeCode',
  'TaxExemptionReasonCode',
  'PackagingTypeCode',
  'TransportModeCode',
  'ItemClassificationCode',
];
const codeFields = [
  ...codeElements.map((name) => `//cbc:${name}`),
  `//cac:DeliveryTerms/cbc:ID[@schemeID = 'INCOTERMS']`,
  `//cac:AdditionalDocumentReference[cbc:DocumentTypeCode = 'OKCBF']/cbc:DocumentDescription`,
  '//@currencyID',
  '//@unitCode',
  '//@schemeID',
  '//@mimeCode',
]
  .map((path) => `${path}[contains(., ',')]`)
  .join('|');

/**
 * The namespaces of other documents; the rules cover only invoices, so an invoice that contains one of these
 * is refused.
 */
const otherDocuments = [
  'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader',
  'http://www.efatura.gov.tr/package-namespace',
  'urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2',
  'urn:oasis:names:specification:ubl:schema:xsd:DespatchAdvice-2',
  'urn:oasis:names:specification:ubl:schema:xsd:ReceiptAdvice-2',
  'http://www.hr-xml.org/3',
]
  .map((uri) => `//*[namespace-uri() = '${uri}']`)
  .join('|');

/**
 * Returns our own refusals beside the official rules (formats.md §9), for content that those let pass or that stops
 * them: another document, embedded files, several codes in one field, an exemption code that is no number.
 */
export function refusals(tree: XmlDocument): Finding[] {
  if (tree.root.name !== 'Invoice' || tree.root.namespaceUri !== namespaces.inv) {
    return [
      { rule: 'root', path: '/', message: 'Bu belge bir UBL faturası değil: kök eleman Invoice olmalı.' },
    ];
  }
  return [
    ...found(tree, '//xi:*', 'include', 'Fatura başka dosyalardan parça alamaz (XInclude).'),
    ...found(
      tree,
      `${otherDocuments}|/inv:Invoice//inv:Invoice`,
      'otherDocument',
      'Faturanın içinde başka bir belge bulunamaz.',
    ),
    ...found(
      tree,
      codeFields,
      'codeList',
      'Bu alana tek bir kod yazılmalı, virgülle birden çok kod yazılamaz.',
    ),
    ...tree
      .find('/inv:Invoice/cac:TaxTotal//cbc:TaxExemptionReasonCode', namespaces)
      .filter((node) => !/^\d+$/.test(node.content))
      .map((node) => finding(node, 'exemptionCode', 'İstisna kodu rakamlardan oluşmalı, boş olamaz.')),
  ];
}

function found(tree: XmlDocument, path: string, rule: string, sentence: string): Finding[] {
  return tree.find(path, namespaces).map((node) => finding(node, rule, sentence));
}

function finding(node: XmlNode, rule: string, sentence: string): Finding {
  const path = pathOf(node);
  return { rule, path, message: placed(path, sentence) };
}

/** Returns the readable path of a node: names, and a number among several siblings. */
function pathOf(node: XmlNode): string {
  const parts: string[] = [];
  for (let at: XmlNode | null = node; at; at = at.parent) parts.unshift(partOf(at));
  return `/${parts.filter((part) => part !== '').join('/')}`;
}

function partOf(node: XmlNode): string {
  const name = nameOf(node);
  const isAttribute = node.eval('count(../@*) > 0 and not(self::*)') === true;
  if (isAttribute) return `@${name}`;
  const before = Number(node.eval(`count(preceding-sibling::*[name() = '${name}'])`));
  const after = Number(node.eval(`count(following-sibling::*[name() = '${name}'])`));
  return before + after > 0 ? `${name}[${before + 1}]` : name;
}

function nameOf(node: XmlNode): string {
  const name = node.eval('name()');
  return typeof name === 'string' ? name : '';
}
