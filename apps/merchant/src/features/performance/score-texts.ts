import { appealDays, ordersForScore, ordersForSettledScore, topScore } from '@havan/domain/seller-score';
import { formatScore } from '@havan/domain/score';

export const scoreTexts = {
  title: 'Satıcı puanı',
  remark: { shown: 'Alıcıların gördüğü puan', hidden: 'Alıcılara henüz gösterilmiyor' },
  label: 'Satıcı puanı, 10 üzerinden',
  toTop: (distance: string) => `${formatScore(topScore)} eşiğine ${distance} kaldı`,
  /** Turkish suffix of 9,4, the threshold of the filter: `dört` takes `-e`. */
  foot: (score: number) => {
    const distance = topScore - score;
    const rounded = (value: number) => value.toFixed(2).replace('.', ',');
    return distance > 0
      ? `Puan ${rounded(score)} · ${formatScore(topScore)}’e ${rounded(Math.max(distance, 0.01))} kaldı`
      : `Puan ${rounded(score)}`;
  },
  footNotShown: 'Puan henüz gösterilmiyor',
  top: `${formatScore(topScore)} eşiğinin üzerinde: “9,4 üzeri” süzgecinde görünürsünüz`,
  notShown: `Puan, süresi dolmuş ya da gönderilmiş en az ${ordersForScore} siparişle gösterilir.`,
  notSettled: `Henüz kesin değil: ${ordersForSettledScore} siparişin altında.`,
  raise: 'Ne yükseltir?',
  orders: (count: number) =>
    `Yeni alıcılardan ${count} sorunsuz sipariş puanı ${formatScore(topScore)} yapar.`,
  outOfSight: 'Önce puanı düşüren olayların süresinin dolması gerekir.',
  most: (label: string, gain: string) => `En çok kazandıracak başlık: ${label}, en fazla +${gain}`,
  parts: 'Puanı oluşturanlar',
  columns: {
    part: 'Başlık',
    weight: 'Ağırlık',
    value: 'Değer',
    facts: 'Sayılan',
    confidence: 'Kesinlik',
    gain: 'Kazandırır',
  },
  facts: (facts: string, buyers: string) => `${facts} olay, ${buyers} alıcı`,
  since: (days: number) => `son ${days} gün`,
  events: 'Puanı düşürenler',
  eventsNote: `Her olay için ${appealDays} gün içinde bir kez itiraz edebilirsiniz.`,
  eventColumns: {
    date: 'Tarih',
    order: 'Sipariş',
    kind: 'Olay',
    effect: 'Etki',
    ends: 'Düşer',
    appeal: 'İtiraz',
  },
  lateBy: (hours: number) => `${hours} saat gecikti`,
  missing: (units: string, of: string) => `${of} adetten ${units} eksik`,
  rating: (score: number) => `10 üzerinden ${score}`,
  appeal: 'İtiraz et',
  until: 'son gün',
  tooLate: 'süre doldu',
  noEvents: 'Puanınızı düşüren bir olay yok',
  noEventsHint: 'Zamanında ve eksiksiz gönderdikçe böyle kalır.',
  badges: 'Rozetler',
  held: 'Sizde',
  notHeld: 'Henüz yok',
  noun: 'olay',
  loading: 'Puan yükleniyor',
  rules: 'Puan nasıl hesaplanır?',
} as const;
