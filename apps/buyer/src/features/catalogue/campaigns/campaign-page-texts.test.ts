import { expect, test } from 'vitest';
import {
  bearerText,
  campaignFigure,
  campaignRules,
  daysLeft,
  figureRemark,
  timeLeft,
} from './campaign-page-texts.ts';

const campaign = {
  campaignCode: 'kis',
  title: 'Kış',
  description: '',
  kind: 'percentOff',
  startsAt: '2026-11-20T21:00:00.000Z',
  endsAt: '2026-12-20T20:59:00.000Z',
  isOfMarket: true,
  seller: null,
  category: null,
  steps: [{ fromQuantity: 1, percent: 10, amount: 0 }],
  bonus: null,
  listingCount: null,
  unitLimit: null,
  unitsLeft: null,
  companyLimit: null,
  productImageUrls: [],
  ownUnitsLeft: null,
} as const satisfies Parameters<typeof campaignRules>[0];
const seller = { sellerId: 2, sellerUsername: 'Virendo' };

test.each([
  ['2026-12-20T20:59:00Z', 'sona erdi'],
  ['2026-12-20T20:58:30Z', '1 dakika kaldı'],
  ['2026-12-20T19:59:00Z', '1 saat kaldı'],
  ['2026-12-18T21:00:00Z', '48 saat kaldı'],
  ['2026-12-18T20:59:00Z', '2 gün kaldı'],
])('at %s: %s', (now, text) => {
  expect(timeLeft(campaign.endsAt, new Date(now))).toBe(text);
});

test('a begun day is a tick of the ruler', () => {
  expect(daysLeft(campaign.endsAt, new Date('2026-12-19T20:59:00Z'))).toBe(1);
  expect(daysLeft(campaign.endsAt, new Date('2026-12-19T20:58:00Z'))).toBe(2);
  expect(daysLeft(campaign.endsAt, new Date('2026-12-21T00:00:00Z'))).toBe(0);
});

test.each([
  [campaign, '%10', 'indirim'],
  [{ ...campaign, steps: [{ fromQuantity: 3, percent: 0, amount: 500 }] }, '5,00 TL', 'indirim, 3 adette'],
  [{ ...campaign, steps: [], bonus: { buy: 10, get: 1 } }, '10+1', 'mal fazlası'],
  [
    {
      ...campaign,
      steps: [
        { fromQuantity: 5, percent: 5, amount: 0 },
        { fromQuantity: 20, percent: 12, amount: 0 },
      ],
    },
    '%12',
    'indirime kadar, 20 adette',
  ],
  [
    { ...campaign, campaignCode: 'afet_destek_1', kind: 'disasterRelief' as const, steps: [] },
    '%0 komisyon',
    'afet desteği',
  ],
])('figure of %o', (each, figure, remark) => {
  expect([campaignFigure(each), figureRemark(each)]).toEqual([figure, remark]);
});

test('says who bears it', () => {
  expect(bearerText(campaign)).toBe('İndirimi pazaryeri karşılar');
  expect(bearerText({ ...campaign, seller })).toBe('İndirim Virendo tarafından karşılanır');
  expect(bearerText({ ...campaign, campaignCode: 'afet_destek_1' })).toBe('Pazaryeri komisyon almaz');
});

test('one sentence a rule', () => {
  const rules = campaignRules({
    ...campaign,
    seller,
    category: { categoryId: 1376, categoryName: 'Besin Takviyesi' },
    listingCount: 60,
    unitLimit: 250,
    unitsLeft: 200,
    companyLimit: 5,
    ownUnitsLeft: 3,
  });
  expect(rules).toEqual([
    'Her adette birim fiyattan %10 indirim yapılır.',
    'Yalnız Virendo ilanlarında geçerlidir; indirimi satıcı karşılar.',
    'Besin Takviyesi kategorisindeki ürünleri kapsar.',
    'Seçilmiş 60 ilanda uygulanır.',
    '21.11.2026 00:00 ile 20.12.2026 23:59 arasında geçerlidir (Türkiye saati).',
    'Toplam 250 adetle sınırlıdır.',
    'Her işletme en çok 5 adet alabilir.',
    'Sizin 3 adet hakkınız kaldı.',
    'Birden çok kampanya uyuyorsa sizin için en uygun olanı uygulanır, indirimler toplanmaz.',
  ]);
});
