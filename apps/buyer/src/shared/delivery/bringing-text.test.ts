import { expect, test } from 'vitest';
import { areaText, type BringingSeller, bringingOf } from './bringing-text.ts';

const seller: BringingSeller = {
  sellerId: 1,
  deliverySource: 'depodan teslim',
  townNames: ['Kadıköy', 'Üsküdar'],
  weekdays: [1, 2, 3, 4, 5, 6],
  sameDayUntil: '11:00',
};
const transit = { dispatchCutoff: '16:00', transitDays: 1 };
/** `early` is a Thursday, half past ten in Istanbul; `late` is an hour later. */
const early = new Date('2026-11-26T07:30:00Z');
const late = new Date('2026-11-26T08:30:00Z');

test('goods of a warehouse come today until its hour, then on the next day on which it drives', () => {
  expect(bringingOf('depodan teslim', seller, early, transit)).toEqual({
    source: 'Depodan teslim',
    day: 'Bugün teslim, son sipariş 11:00',
    isToday: true,
  });
  expect(bringingOf('depodan teslim', seller, late, transit)).toMatchObject({ day: 'Cum teslim' });
});

test('a warehouse without same-day delivery needs its day on the way', () => {
  const slow = { ...seller, sameDayUntil: null };
  expect(bringingOf('depodan teslim', slow, early, transit)).toMatchObject({
    day: 'Cum teslim',
    isToday: false,
  });
  expect(bringingOf('depodan teslim', undefined, early)).toEqual({
    source: 'Depodan teslim',
    day: null,
    isToday: false,
  });
});

test('another seller says the day on which it drives, and nothing where it sends with a carrier', () => {
  expect(bringingOf(-1, { ...seller, deliverySource: -1 }, early)).toMatchObject({
    source: null,
    isToday: true,
  });
  expect(bringingOf(-1, undefined, early, transit)).toBeNull();
});

test('the area of a seller is one line', () => {
  expect(areaText(seller)).toBe(
    'Kadıköy, Üsküdar · Pzt, Sal, Çar, Per, Cum, Cmt · saat 11:00 öncesi sipariş aynı gün',
  );
  expect(areaText({ ...seller, townNames: null, weekdays: [7], sameDayUntil: null })).toBe(
    'ilin tamamı · Paz',
  );
});
