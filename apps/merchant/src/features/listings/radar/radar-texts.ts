import { formatCount } from '@havan/domain/count';
import { formatMoney, type Kurus } from '@havan/domain/money';

/** Returns an amount with a no-break space before its currency. */
const unbroken = (amount: Kurus): string => formatMoney(amount).replace(' ', '\u00a0');

/** Texts of the expiry-risk radar. */
export const radarTexts = {
  title: 'Miat radarı',
  remark: 'bugünkü hızla, 24 ay',
  loading: 'Miat riski hesaplanıyor',
  amounts: 'Miat riskinin özeti',
  atStake: 'Riskteki tutar',
  atStakeRemark: (listings: number, units: number) =>
    `${formatCount(listings)} ilan, ${formatCount(units)} adet miadına yetişmez`,
  calm: 'Bugünkü hızla her stok miadından önce satılır',
  thisMonth: 'Bu ay dolacak',
  thisMonthRemark: (listings: number) =>
    listings === 0 ? 'riskli ilan yok' : `${formatCount(listings)} ilan riskte`,
  stock: 'Miatlı stok, 24 ay',
  stockRemark: (later: Kurus, undated: Kurus) => `daha uzun ${unbroken(later)}, miatsız ${unbroken(undated)}`,
  saved: 'Öneriler uygulanırsa',
  savedRemark: 'kurtulacağı tahmin edilen tutar',
  ledger: 'Miadına göre stok',
  ledgerSummary: 'Bir sütun bir ay; kırmızı kısım bugünkü hızla satılmayacak olandır.',
  monthReading: (month: string, stock: Kurus, risk: Kurus, listings: number) =>
    `${month}: stok ${formatMoney(stock)}, riskte ${formatMoney(risk)}, ${formatCount(listings)} ilan`,
  allMonths: 'Bütün aylar',
  estimated: (count: number) =>
    `${formatCount(count)} ilanın son 30 günde kendi satışı yok; hızları piyasadan ya da kategoriden alındı ve ≈ ile işaretlendi.`,
  pending: (count: number) =>
    `${formatCount(count)} ilanın riski hesaplanıyor; birkaç dakika içinde listeye eklenir.`,
  table: 'Miadı riskli ilanlar',
  product: 'Ürün',
  expiry: 'Miat',
  shelf: 'Stok',
  left: 'Kalır',
  risk: 'Risk',
  proposal: 'Öneri ve sonucu',
  action: 'İşlem',
  perMonth: (units: number, isOwn: boolean) =>
    `${isOwn ? '' : '≈ '}ayda ${units > 0 && units < 1 ? '1’den az' : formatCount(Math.round(units))}`,
  willSell: (units: number) => `${formatCount(units)} satılır`,
  chance: (chance: number) => `%${Math.round(chance * 100)} olasılıkla kalır`,
  noProposal: 'Bugünkü veriyle kazanç sağlayan bir öneri yok.',
  apply: 'Uygula',
  applyOf: (name: string, label: string) => `${name}: ${label} uygula`,
  applyAll: 'Önerilen fiyatları uygula',
  campaign: 'Kampanya oluştur',
  riskCampaign: 'Riskli ilanlarla kampanya',
  wouldSave: (saved: Kurus) => `${formatMoney(saved)} kurtulur`,
  noun: 'ilan',
  noPrice: 'Seçtiğiniz ilanlar için fiyat önerisi yok.',
  none: 'Miadı riskli ilan yok',
  noneOfMonth: 'Bu ay dolacak stokun tamamı satılır görünüyor',
  noneSubtitle: 'Miadı olan ilanlarınız bugünkü hızla miadından önce satılıyor.',
  empty: 'Miadı olan ilanınız yok',
  emptySubtitle: 'Satıştaki miatlı ilanlarınızın riski burada görünür.',
} as const;
