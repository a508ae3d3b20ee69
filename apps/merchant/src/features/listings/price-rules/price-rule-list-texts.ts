import type { PriceRuleState } from '@havan/contract/listings/price-rules';
import { formatCount } from '@havan/domain/count';

export const ruleStateLabels: Readonly<Record<PriceRuleState, string>> = {
  running: 'Çalışıyor',
  atFloor: 'Alt sınırda',
  off: 'Kapalı',
};

export const ruleListTexts = {
  title: 'Fiyat kuralları',
  remark: (rules: number) => `${formatCount(rules)} kural`,
  loading: 'Fiyat kuralları yükleniyor',
  empty: 'Henüz fiyat kuralınız yok',
  emptySubtitle: 'Bir ilanın fiyat sayfasında kural başlattığınızda burada görünür.',
  none: 'Bu durumda kural yok.',
  listings: 'İlanlarım',
  states: 'Kurallar, durumuna göre',
  all: 'Tümü',
  table: 'Fiyat kuralları',
  product: 'Ürün',
  rule: 'Kural',
  price: 'Fiyat',
  bounds: 'Sınırlar',
  changed: 'Son değişiklik',
  never: 'Fiyat değiştirmedi',
  state: 'Durum',
  stop: 'Tüm kuralları durdur',
  resume: 'Kuralları sürdür',
  stopTitle: 'Tüm fiyat kuralları durdurulsun mu?',
  stopLead: (rules: number) =>
    `Çalışan ${formatCount(rules)} kural, siz sürdürene kadar hiçbir fiyatı değiştirmez. Fiyatlar olduğu gibi kalır.`,
  stopped: 'Fiyat kuralları durdu; hiçbir fiyat değiştirilmiyor.',
  stoppedSince: 'Durdurulduğu zaman:',
  stoppedToast: 'Fiyat kuralları durduruldu',
  resumedToast: 'Fiyat kuralları sürüyor',
  failed: 'Kaydedilemedi.',
  noun: 'kural',
} as const;
