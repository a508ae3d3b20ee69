import type { PerformanceGroup } from '@havan/contract/sales/performance';
import type { PeriodStep } from '@havan/domain/period';
import type { OrderSide } from '../order-filters.ts';
import type { GroupSort, PeriodChoice } from './performance-filter.ts';

export const performanceTexts = {
  title: { sold: 'Performans', purchased: 'Satın alma performansı' },
  remark: (period: string, previous: string) => `${period}; karşılaştırma ${previous}`,
  measures: 'Dönem karşılaştırması',
  columns: { measure: 'Ölçü', now: 'Bu dönem', before: 'Önceki dönem', change: 'Fark' },
  run: { sold: 'Ciro', purchased: 'Harcama' },
  headings: { label: 'Dönem', before: 'Önceki dönem' },
  groups: { sold: 'Nereden geldi?', purchased: 'Nereye gitti?' },
  groupsNote: 'Kargo hariç mal tutarı',
  goods: 'Mal tutarı',
  orders: 'Sipariş',
  units: 'Adet',
  before: 'Önceki dönem',
  noGroups: 'Bu dönemde ve öncekinde sipariş yok',
  noGroupsHint: 'Başka bir dönem seçin.',
  groupsNoun: 'satır',
  loading: 'Veriler yükleniyor',
  moved: 'Alış ve satış',
  movedNote: 'Aynı üründen bu dönemde aldığınız ve sattığınız',
  product: 'Ürün',
  bought: 'Alınan',
  sold: 'Satılan',
  noMoved: 'Bu dönemde alış ya da satış yok',
  unitCount: (count: string) => `${count} adet`,
  required: 'Sizi bekleyenler',
  order: (orderId: number) => `Sipariş ${orderId}`,
  noRequired: 'Bekleyen işiniz yok.',
  due: 'Son tarih',
  work: 'İş',
  company: 'Firma',
  requiredNoun: 'iş',
  sortLabel: 'Sıralama',
  groupLabel: 'Kırılım',
  stepLabel: 'Aralık',
  periodLabel: 'Dönem',
  from: 'Başlangıç',
  to: 'Bitiş',
} as const;

export const periodLabels: Readonly<Record<PeriodChoice, string>> = {
  week: 'Son 7 gün',
  days30: 'Son 30 gün',
  days90: 'Son 90 gün',
  month: 'Bu ay',
  year: 'Son 12 ay',
};

export const stepLabels: Readonly<Record<PeriodStep, string>> = { day: 'Gün', week: 'Hafta', month: 'Ay' };

export const groupLabels: Readonly<Record<OrderSide, Readonly<Record<PerformanceGroup, string>>>> = {
  sold: { product: 'Ürün', brand: 'Marka', category: 'Kategori', city: 'İl', company: 'Alıcı' },
  purchased: { product: 'Ürün', brand: 'Marka', category: 'Kategori', city: 'İl', company: 'Satıcı' },
};

export const sortLabels: Readonly<Record<GroupSort, string>> = {
  best: 'En yüksek önce',
  worst: 'En düşük önce',
  rising: 'En çok artan',
  falling: 'En çok azalan',
};

export const measureTexts = {
  turnover: { sold: 'Ciro', purchased: 'Harcama' },
  orders: { sold: 'Ödenen sipariş', purchased: 'Sipariş' },
  units: { sold: 'Satılan adet', purchased: 'Alınan adet' },
  cart: 'Ortalama sepet',
  margin: 'Marj',
  marginNote: (share: string) =>
    `Maliyeti bilinen malın (cironun ${share}’i) maliyet ve komisyondan sonra kalanı`,
  psfSaving: 'PSF’ye göre kazanç',
  psfSavingNote: (share: string) => `PSF’si bilinen mal, harcamanın ${share}’i`,
  sellerSaving: 'En ucuz tek satıcıya göre kazanç',
  sellerSavingNote: (count: string) =>
    `Ödeme anında her ürünü bulunduran satıcıyla karşılaştırılan ${count} ödeme`,
  cancelled: 'İptal edilen',
  returned: 'İade edilen',
  short: 'Eksik gönderilen',
  late: 'Geç gönderilen',
  ordersOf: (count: string) => `${count} sipariş`,
} as const;

export const reportTexts = {
  button: 'Dışa aktar',
  failed: 'Dosya indirilemedi. Yeniden deneyin.',
  file: (name: string, format: string) => `${name} (${format})`,
  copied: 'Tablo panoya kopyalandı.',
  copyFailed: 'Tablo kopyalanamadı.',
  copy: 'Tabloyu kopyala',
  stepRows: { day: 'Günlük tablo', week: 'Haftalık tablo', month: 'Aylık tablo' },
  groupRows: (name: string) => `${name} tablosu`,
} as const;

export const expiringTexts = {
  title: 'Miadı yaklaşan alımlarınız',
  note: 'Teslim aldığınız ve miadı 8 ayın altına inen ürünler',
  loading: 'Miadı yaklaşan alımlar yükleniyor',
  product: 'Ürün',
  expiration: 'Miat',
  units: 'Adet',
  amount: 'Tutar',
  order: 'Sipariş',
  orderNo: (orderId: number) => `Sipariş ${orderId}`,
  none: 'Miadı yaklaşan alımınız yok',
  noneHint: 'Buradan aldığınız bir ürünün miadı 8 ayın altına indiğinde burada görünür.',
  noun: 'kalem',
} as const;
