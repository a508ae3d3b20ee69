import type { SellerHoliday } from '@havan/contract/listings/holiday';
import { formatCount } from '@havan/domain/count';
import { formatDay, parseIsoDay } from '@havan/domain/istanbul';

/** `24.12.2026` of an ISO day. */
const dayText = (iso: string): string => {
  const day = parseIsoDay(iso);
  return day ? formatDay(day) : iso;
};

export const holidayTexts = {
  open: 'Tatil modu',
  title: 'Tatil modu',
  lead: 'Tatilde bütün ilanlarınız satıştan kalkar, alıcılar tekliflerinizi görmez. Son günden sonra ilanlar kendiliğinden satışa döner; açık siparişleriniz sürer.',
  consequence: (onSale: number) =>
    onSale === 0 ? 'Şu anda satışta ilanınız yok.' : `Satıştaki ${formatCount(onSale)} ilanınız gizlenecek.`,
  first: 'İlk gün',
  last: 'Son gün',
  firstRequired: 'Tatilin ilk gününü seçiniz.',
  lastRequired: 'Tatilin son gününü seçiniz.',
  plan: 'Tatili kaydet',
  cancel: 'Vazgeç',
  change: 'Günleri değiştir',
  end: 'Tatili bitir',
  withdraw: 'Tatili iptal et',
  failed: 'Tatil kaydedilemedi.',
  saved: 'Tatil kaydedildi',
  ended: 'Tatil bitti, ilanlar satışta',
  forgotten: 'Tatil iptal edildi',
  now: ({ endsOn }: SellerHoliday) => `Tatildesiniz, son gün ${dayText(endsOn)}`,
  nowBody: ({ listings }: SellerHoliday) =>
    `${formatCount(listings)} ilanınız satışta değil; tatil bitince kendiliğinden satışa döner.`,
  planned: ({ startsOn, endsOn }: SellerHoliday) =>
    `Tatil planlandı: ${dayText(startsOn)} – ${dayText(endsOn)}`,
  plannedBody: ({ listings }: SellerHoliday) =>
    `Satıştaki ${formatCount(listings)} ilanınız bu günlerde satıştan kalkacak.`,
} as const;
