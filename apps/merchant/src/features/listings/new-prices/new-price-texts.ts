import { formatCount } from '@havan/domain/count';

/** Texts of new prices. */
export const newPriceTexts = {
  applied: (count: number) =>
    count === 1 ? 'Fiyat güncellendi.' : `${formatCount(count)} ilanın fiyatı güncellendi.`,
  changed: (count: number) =>
    `${formatCount(count)} ilan bu sırada değişti; satırları yenilendi, fiyatı değişmedi.`,
  asks: 'Fiyatı değiştirmeden önce',
  asksLead: 'Bu değişiklikler onayınızı bekliyor:',
  confirm: 'Yine de uygula',
  cancel: 'Vazgeç',
} as const;
