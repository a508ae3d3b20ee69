import type { CompanyType } from '@havan/domain/company';

export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly companyType: CompanyType;
  /** Description of the account's data; Turkish, printed at start and on the sign-in page. */
  readonly note: string;
}

/** Shared by every user of the demo market; it satisfies the rule for strong passwords (specification §5). */
export const demoPassword = 'Pazar-2026';

/** One account a company type. Their companies are the first of the market, in this order: ids 1 to 4. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'eczane',
    password: demoPassword,
    companyType: 'pharmacy',
    note: 'Alış ve satış yapan eczane: her durumda siparişler, favoriler, puanlar, dolu bir sepet.',
  },
  {
    username: 'eczasirketi',
    password: demoPassword,
    companyType: 'pharmacyCompany',
    note: 'Eczane şirketi: akıllı sepet dışında eczanenin gördüğü her şey.',
  },
  {
    username: 'eczadeposu',
    password: demoPassword,
    companyType: 'localPharmacyWarehouse',
    note: 'Yerel ecza deposu: kendi dağıtımıyla gönderdiği siparişler ve satış paneli.',
  },
  {
    username: 'satici',
    password: demoPassword,
    companyType: 'merchant',
    note: 'Mavi tikli satıcı: onay ve kargo bekleyen siparişler, ürün soruları, cüzdan.',
  },
];
