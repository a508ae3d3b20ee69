import type { SmartCart } from '@havan/contract/cart/smart-cart';
import { describe, expect, it } from 'vitest';
import {
  burdenText,
  alternativeName,
  alternativeReading,
  changeText,
  comparison,
  gainsOf,
  percentText,
  whyGap,
  whyHere,
  whyInstead,
  wishesText,
} from './result-texts.ts';
import { noWishes } from '@havan/contract/cart/smart-cart';

// @spec §2.2 smart-cart
// @spec §7 smart-cart

describe('percentText', () => {
  it.each([
    [0, '%0,0'],
    [0.006, '%0,6'],
    [0.00601, '%0,7'],
    [0.0000001, '%0,1'],
    [0.25, '%25,0'],
  ])('%d is told as %s', (share, text) => {
    expect(percentText(share)).toBe(text);
  });
});

describe('comparison', () => {
  const onePick = { total: 110_00, belowMinBasket: [], orderableTotal: 120_00 };

  it('states the saving against the pick that can be ordered', () => {
    expect(comparison({ total: 100_00, onePick })).toContain('20,00 TL daha ucuz');
  });

  it('says of an alternative that costs more than picking that it does', () => {
    expect(comparison({ total: 125_00, onePick })).toContain('5,00 TL daha pahalı.');
    expect(comparison({ total: 120_00, onePick })).toContain('aynı tutar.');
  });

  it('names the sellers that would refuse the cheapest pick', () => {
    const text = comparison({ total: 100_00, onePick: { ...onePick, belowMinBasket: ['Moda Ecza'] } });
    expect(text).toBe(
      'Sipariş edilebilen en iyi tek tek alıma göre 20,00 TL daha ucuz. En ucuz ilanlar tek tek sipariş edilemez: ' +
        'Moda Ecza satıcısında en düşük sepet tutarına ulaşılmıyor.',
    );
  });

  it.each([
    [['Moda Ecza', 'Ege Depo'], 'Moda Ecza ve Ege Depo satıcılarında en düşük'],
    [['Moda Ecza', 'Ege Depo', 'Uzak Depo'], 'Moda Ecza, Ege Depo ve 1 satıcıda daha en düşük'],
  ])('joins %j', (belowMinBasket, words) => {
    expect(comparison({ total: 100_00, onePick: { ...onePick, belowMinBasket } })).toContain(words);
  });

  it('claims no saving when there is no pick to compare with', () => {
    const nothing = { total: 0, belowMinBasket: ['Moda Ecza'], orderableTotal: null };
    expect(comparison({ total: 100_00, onePick: nothing })).not.toContain('daha ucuz.');
  });
});

describe('changeText', () => {
  const offer = { productName: 'Krem', sellerUsername: 'Moda Ecza' };
  it.each([
    [
      { kind: 'price', ...offer, before: 40_00, after: 45_50 },
      'Krem (Moda Ecza): birim fiyat 40,00 TL iken 45,50 TL oldu.',
    ],
    [
      { kind: 'stock', ...offer, wanted: 12, left: 5 },
      'Krem (Moda Ecza): stoğu 5 adede düştü, 12 adet gerekiyordu.',
    ],
    [{ kind: 'stock', ...offer, wanted: 12, left: 0 }, 'Krem (Moda Ecza): stoğu bitti.'],
    [
      { kind: 'expiry', ...offer, before: '2028-06-30', after: '2027-01-31' },
      'Krem (Moda Ecza): miadı 06/2028 iken 01/2027 oldu.',
    ],
    [{ kind: 'gone', ...offer }, 'Krem (Moda Ecza): ilan artık satışta değil.'],
    [
      { kind: 'shipping', sellerUsername: 'Moda Ecza', before: 0, after: 49_90 },
      'Moda Ecza: kargo 0,00 TL iken 49,90 TL oldu.',
    ],
    [
      { kind: 'minBasket', sellerUsername: 'Moda Ecza', after: 900_00 },
      'Moda Ecza: en düşük sepet tutarı 900,00 TL oldu.',
    ],
    [
      { kind: 'expiryWish', ...offer, expiration: '2027-01-31' },
      'Krem (Moda Ecza): miadı (01/2027) bugünden sayınca dileğinize yetmiyor.',
    ],
    [
      { kind: 'bonus', ...offer, wanted: 12, brought: 10 },
      'Krem (Moda Ecza): mal fazlası değişti; 12 adet yerine 10 adet gelirdi.',
    ],
    [
      { kind: 'rating', sellerUsername: 'Moda Ecza', after: 74 },
      'Moda Ecza: puanı 7,4 oldu, dileğinizin altında.',
    ],
    [{ kind: 'official', sellerUsername: 'Moda Ecza' }, 'Moda Ecza: artık resmi satıcı değil.'],
  ] as const)('%j', (change, sentence) => {
    expect(changeText(change)).toBe(sentence);
  });
});

describe('whyInstead', () => {
  it.each([
    [{ insteadOf: null }, null],
    [{ insteadOf: 'Krem' }, 'Krem yerine'],
    [{ insteadOf: 'Krem', insteadOfDifference: 1_50 }, 'Krem yerine: birimi 1,50 TL daha ucuz.'],
    [{ insteadOf: 'Krem', insteadOfDifference: -20 }, 'Krem yerine: sepetin toplamı böyle daha düşük.'],
    [{ insteadOf: 'Krem', insteadOfDifference: null }, 'Krem yerine: onun dileklerinize uyan ilanı yok.'],
  ])('%j is told as %s', (line, sentence) => {
    expect(whyInstead(line)).toBe(sentence);
  });
});

describe('whyHere', () => {
  const cheaper = {
    sellerUsername: 'Uzak Depo',
    productName: null,
    unitDifference: 1_20,
    basketDifference: 85_00,
    violations: [],
    belowMinBasket: [],
  };

  it('weighs the cheaper unit against the whole basket', () => {
    expect(whyHere({ cheaper, insteadOf: null })).toBe(
      'Uzak Depo 1,20 TL daha ucuz, ama sepet 85,00 TL pahalı olurdu.',
    );
  });

  it('names the rule that stands in the way', () => {
    const barred = { ...cheaper, basketDifference: null, violations: ['stock'] };
    expect(whyHere({ cheaper: barred, insteadOf: null })).toBe(
      'Uzak Depo 1,20 TL daha ucuz, ama stoğu yetmiyor.',
    );
  });

  it('says so of the cheapest offer', () => {
    expect(whyHere({ cheaper: null, insteadOf: null })).toBe('En ucuz ilan.');
    expect(whyHere({ cheaper: null, insteadOf: 'Krem' })).toBe('Eşdeğerleri arasında en ucuz ilan.');
  });

  it('names the product of a cheaper offer that is of another one', () => {
    const other = { ...cheaper, productName: 'Krem' };
    expect(whyHere({ cheaper: other, insteadOf: 'Krem' })).toContain('Uzak Depo (Krem) 1,20 TL daha ucuz');
  });

  it('states bonus goods where the price alone is not lower', () => {
    expect(whyHere({ cheaper: { ...cheaper, unitDifference: 0 }, insteadOf: null })).toBe(
      'Uzak Depo mal fazlasıyla daha ucuz, ama sepet 85,00 TL pahalı olurdu.',
    );
  });
});

const none = { usable: 0, expiry: 0, rating: 0, official: 0, excluded: 0, soldOut: 0 };

describe('whyGap', () => {
  it.each([
    ['nobody sells it', none, null, 'Bu ürünü satan yok.'],
    ['one wish', { ...none, expiry: 3 }, null, '3 ilan miat dileğine takıldı.'],
    [
      'several reasons, in their order',
      { ...none, rating: 2, soldOut: 1 },
      null,
      '2 ilan puan dileğine, 1 ilan stoğa takıldı.',
    ],
    [
      'offers that are not enough',
      { ...none, expiry: 1, usable: 1 },
      'stock',
      '1 ilan miat dileğine takıldı. Kalan ilanların toplam stoğu bu adede yetmiyor.',
    ],
    [
      'a wish of the whole list',
      { ...none, usable: 2 },
      'parcels',
      'Kalan ilanlar koli sayısı dileğine sığmıyor.',
    ],
  ] as const)('%s', (_, offers, obstacle, sentence) => {
    expect(whyGap({ offers, obstacle })).toBe(sentence);
  });
});

it('says in one line what was wished for', () => {
  const list = { products: [], excludedSellers: [{ sellerId: 1, sellerUsername: 'Moda Ecza' }] };
  const wishes = { ...noWishes, expiration: 8, rating: 94, shipping: 3, officialOnly: true, min: false };
  expect(wishesText({ ...list, wishes })).toBe(
    '0 ürün · en az 8 ay miat · 9,4 ve üstü puan · en çok 3 koli · yalnız resmi satıcılar · eksik kalabilir · Moda Ecza olmadan',
  );
});

describe('the names of alternatives', () => {
  const basket = (total: number, parcels: number, score: number): SmartCart['alternatives'][number] => ({
    alternativeId: total,
    total,
    goodsTotal: total,
    shippingTotal: 0,
    proven: true,
    parcels,
    earliestExpiry: '2027-09-30',
    lowestScoreTenths: score,
    groups: [],
  });
  const all = [basket(10_000, 3, 87), basket(10_080, 2, 87), basket(10_500, 2, 94)];
  const [cheapest = basket(0, 1, 0)] = all;

  it('say what each is chosen for', () => {
    expect(all.map((each) => alternativeName(each, all))).toEqual(['En ucuz', '2 koli', 'Puan 9,4']);
  });

  it('are read with parcels, price and what a step costs', () => {
    expect(all.map((each) => alternativeReading(each, cheapest))).toEqual([
      '3 koli · 100,00 TL',
      '2 koli · 100,80 TL · +%0,8',
      '2 koli · 105,00 TL · +%5,0',
    ]);
  });

  it('state the gain for the price', () => {
    expect(gainsOf(basket(10_500, 2, 94), cheapest)).toBe('1 koli daha az, en düşük satıcı puanı 9,4');
  });
});

describe('the reasons of a line', () => {
  const cheaper = {
    sellerUsername: 'Şadırvan',
    productName: null,
    unitDifference: 59_31,
    basketDifference: null,
    violations: ['minBasket'],
  };

  it('say whose minimum basket would be missed', () => {
    expect(whyHere({ cheaper: { ...cheaper, belowMinBasket: ['Rüzgâr'] }, insteadOf: null })).toBe(
      'Şadırvan 59,31 TL daha ucuz, ama o zaman Rüzgâr satıcısının en düşük sepet tutarı tutmuyor.',
    );
  });

  it('say what a product costs the basket, and nothing where it costs its price', () => {
    expect(burdenText({ burden: 296_00 })).toBe('Bu ürün sepeti en az 296,00 TL pahalılaştırıyor.');
    expect(burdenText({ burden: null })).toBeNull();
  });
});
