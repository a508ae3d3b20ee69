const places: Readonly<Record<string, string>> = {
  'cac:AccountingSupplierParty': 'Satıcı',
  'cac:AccountingCustomerParty': 'Alıcı',
  'cac:Signature': 'İmza bilgisi',
  'cac:BillingReference': 'İade edilen fatura',
  'cac:OrderReference': 'Sipariş',
  'cac:PaymentMeans': 'Ödeme',
  'cac:PaymentTerms': 'Ödeme koşulu',
  'cac:TaxTotal': 'Vergi toplamı',
  'cac:WithholdingTaxTotal': 'Tevkifat',
  'cac:LegalMonetaryTotal': 'Toplamlar',
  'cac:AllowanceCharge': 'İndirim',
  'cac:PartyIdentification': 'kimlik numarası',
  'cac:PartyName': 'unvan',
  'cac:Person': 'kişi',
  'cac:PostalAddress': 'adres',
  'cac:PartyTaxScheme': 'vergi dairesi',
  'cac:Contact': 'iletişim',
  'cac:TaxSubtotal': 'vergi satırı',
  'cac:Item': 'ürün',
  'cac:Price': 'fiyat',
  'cac:AdditionalItemIdentification': 'ürün numarası',
  'cac:DespatchDocumentReference': 'İrsaliye',
  'cac:AdditionalDocumentReference': 'Ek belge',
  'cac:Delivery': 'Teslimat',
  'cac:PricingExchangeRate': 'Döviz kuru',
  'cac:InvoiceLine': 'kalem',
  'cbc:ProfileID': 'senaryo',
  'cbc:UUID': 'ETTN',
  'cbc:IssueDate': 'tarih',
  'cbc:IssueTime': 'saat',
  'cbc:InvoiceTypeCode': 'fatura tipi',
  'cbc:DocumentCurrencyCode': 'para birimi',
  'cbc:LineCountNumeric': 'kalem sayısı',
  'cbc:Note': 'not',
  'cbc:InvoicedQuantity': 'miktar',
  'cbc:LineExtensionAmount': 'mal ve hizmet tutarı',
  'cbc:TaxExclusiveAmount': 'vergi hariç tutar',
  'cbc:TaxInclusiveAmount': 'vergi dahil tutar',
  'cbc:AllowanceTotalAmount': 'toplam indirim',
  'cbc:PayableRoundingAmount': 'yuvarlama',
  'cbc:PayableAmount': 'ödenecek tutar',
  'cbc:TaxAmount': 'vergi tutarı',
  'cbc:TaxableAmount': 'matrah',
  'cbc:Percent': 'oran',
  'cbc:PriceAmount': 'birim fiyat',
  'cbc:TaxTypeCode': 'vergi kodu',
  'cbc:TaxExemptionReasonCode': 'istisna kodu',
  'cbc:TaxExemptionReason': 'istisna nedeni',
  'cbc:PaymentMeansCode': 'ödeme şekli',
  'cbc:IdentificationCode': 'ülke kodu',
  '@currencyID': 'para birimi',
  '@unitCode': 'birim',
  '@schemeID': 'numara türü',
  '@mimeCode': 'dosya türü',
};
/** Steps of a path that do not help to find the field. */
const silent = new Set(['', 'Invoice', 'cac:Party', 'cac:TaxCategory', 'cac:TaxScheme']);

/**
 * Returns the place of a path in words: `2. kalem, miktar`; `Fatura` for all of it. A name without words
 * stays as it is.
 */
export function placeOf(path: string): string {
  const words = path
    .split('/')
    .map((step) => step.replace(/^inv:/, ''))
    .filter((step) => !silent.has(step.replace(/\[\d+\]$/, '')))
    .map(wordOf);
  return words.length === 0 ? 'Fatura' : capitalized(words.join(', '));
}

/** Returns a sentence behind its place. */
export function placed(path: string, sentence: string): string {
  return `${placeOf(path)}: ${sentence}`;
}

function wordOf(step: string): string {
  const [, name = step, number] = /^(.*?)(?:\[(\d+)\])?$/.exec(step) ?? [];
  const word = places[name] ?? name;
  return number === undefined ? word : `${number}. ${word}`;
}

function capitalized(text: string): string {
  if (/^\w+:/.test(text)) return text;
  return text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
}
