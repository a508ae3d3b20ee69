import { appealDays, ordersForScore, ordersForSettledScore, topScore } from '@havan/domain/seller-score';
import { formatScore, highScoreAbove, highScoreLabel } from '@havan/domain/score';

export const scoreTexts = {
  title: 'Satıcı puanı',
  remark: { shown: 'Alıcıların gördüğü puan', hidden: 'Alıcılara henüz gösterilmiyor' },
  label: 'Satıcı puanı, 10 üzerinden',
  toTop: (distance: string) => `${formatScore(topScore)} eşiğine ${distance} kaldı`,
  /** The suffix `’e` belongs to 9,4, which is read "dört" at its end. */
  foot: (score: number) => {
    const distance = topScore - score;
    const rounded = (value: number) => value.toFixed(2).replace('.', ',');
    return distance > 0
      ? `Puan ${rounded(score)} · ${formatScore(topScore)}’e ${rounded(Math.max(distance, 0.01))} kaldı`
      : `Puan ${rounded(score)}`;
  },
  footNotShown: 'Puan henüz gösterilmiyor',
  top: `${formatScore(topScore)} eşiğinin üzerinde: “${highScoreLabel}” filtresinde görünürsünüz`,
  /** Buyers see tenths, and 9,4 itself is not above 9,4. */
  atTop: `${formatScore(topScore)} eşiğine ulaştınız; “${highScoreLabel}” filtresi ${formatScore((highScoreAbove + 1) / 10)} puandan başlar`,
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
