import type { SchematronFinding } from '../rules/schematron-run.ts';
import type { Finding } from './finding.ts';
import { placed } from './place.ts';

/** Turkish sentences for official rules with a single meaning; the others keep their own text. */
const sentences: Readonly<Record<string, string>> = {
  UBLVersionIDCheck: 'UBL sürümü 2.1 olmalı.',
  CustomizationIDCheck: 'UBL-TR sürümü TR1.2 ya da TR1.2.1 olmalı.',
  InvoiceIDCheck: 'Fatura numarası üç harf ya da rakam, yıl ve dokuz rakamdan oluşmalı: ABC2026000000001.',
  CopyIndicatorCheck: 'Suret bilgisi ‘false’ olmalı.',
  UUIDCheck: '8-4-4-4-12 onaltılık rakamdan oluşan bir UUID olmalı.',
  decimalCheck: 'Tutar eksi olamaz ve en çok iki kuruş basamağı olabilir.',
  SignatureCountCheck: 'En çok bir imza bilgisi olabilir.',
  InvoicedQuantityCheck: 'Miktarın birimi (unitCode) yazılmalı.',
  GeneralUnitCodeCheck: 'Birim kodu listede yok.',
  GeneralCurrencyIDCheck: 'Para birimi kodu listede yok; Türk lirası TRY yazılır.',
  GeneralCurrencyCodeCheck: 'Para birimi kodu listede yok; Türk lirası TRY yazılır.',
  CountryCodeCheck: 'Ülke kodu listede yok.',
  MimeCodeCheck: 'Dosya türü listede yok.',
  TaxTypeCheck: 'Vergi kodu listede yok; KDV 0015 yazılır.',
  TaxExemptionReasonCheck: 'KDV tutarı sıfırsa istisna nedeni yazılmalı.',
  IADEInvioceCheck:
    'İade faturasında iade edilen her fatura, 16 haneli numarası ve IADE belge türüyle gösterilmeli.',
  IlacTibbiCihazInvoiceTypeCodeCheck:
    'İlaç ve tıbbi cihaz senaryosunda tip SATIS, ISTISNA, TEVKIFAT, TEVKIFATIADE, IADE ya da IHRACKAYITLI olmalı.',
  IlacTibbiCihazAdditionalItemIdentificationCheck:
    'İlaç ve tıbbi cihaz senaryosunda her kalemde ILAC, TIBBICIHAZ ya da DIGER türünde bir ürün numarası olmalı.',
};

/** Returns a finding of the official Schematron in Turkish, at its place. */
export function officialFinding({ rule, path, message }: SchematronFinding): Finding {
  return { rule, path, message: placed(path, sentences[rule] ?? message) };
}
