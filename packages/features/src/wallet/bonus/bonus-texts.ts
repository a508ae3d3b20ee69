import { formatMoney } from '@havan/domain/money';

const percent = (basisPoints: number): string =>
  `%${(basisPoints / 100).toLocaleString('tr-TR', { minimumFractionDigits: 2 })}`;

export const bonusTexts = {
  title: 'Ciro primi',
  remark: 'Ay içinde tamamlanan siparişlerin iadeler düşülmüş ürün tutarı üzerinden; ay bitince ödenir.',
  loading: 'Ciro primi yükleniyor',
  now: 'Bu ayki ciro ve prim',
  turnover: 'Bu ayki ciro',
  bonus: 'Şimdiye kadarki prim',
  rate: (basisPoints: number) => (basisPoints === 0 ? 'İlk basamağa ulaşılmadı' : percent(basisPoints)),
  next: 'Sonraki basamağa kalan',
  nextRemark: (from: number, basisPoints: number) => `${formatMoney(from)} ciroda ${percent(basisPoints)}`,
  highest: 'En yüksek basamaktasınız',
  toNext: 'Sonraki basamağa ne kadar kaldı',
  tiers: 'Basamaklar',
  columns: { from: 'Aylık ciro', rate: 'Prim oranı', month: 'Ay', turnover: 'Ciro', amount: 'Prim' },
  percent,
  paid: 'Ödenen primler',
  none: 'Henüz ödenen prim yok',
  noneHint: 'Bir basamağa ulaştığınız ayın primi, ay bitince burada görünür.',
} as const;
