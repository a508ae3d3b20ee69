import type { InvoiceProfile, InvoiceType, UnitCode } from '../model/invoice.ts';

export const profileLabels: Readonly<Record<InvoiceProfile, string>> = {
  TEMELFATURA: 'Temel fatura',
  TICARIFATURA: 'Ticari fatura',
  EARSIVFATURA: 'e-Arşiv fatura',
  ILAC_TIBBICIHAZ: 'İlaç ve tıbbi cihaz',
};

export const typeLabels: Readonly<Record<InvoiceType, string>> = {
  SATIS: 'Satış',
  IADE: 'İade',
  TEVKIFAT: 'Tevkifat',
  ISTISNA: 'İstisna',
};

export const unitLabels: Readonly<Record<UnitCode, string>> = {
  C62: 'adet',
  BX: 'kutu',
  KGM: 'kg',
  LTR: 'litre',
  MTR: 'metre',
};
