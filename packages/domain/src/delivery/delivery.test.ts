import { describe, expect, it } from 'vitest';
import { formatIsoDay } from '../istanbul/istanbul.ts';
import { deliveryDay, dispatchDay, transitDays } from './delivery.ts';

describe('days on the way', () => {
  it.each([
    ['within İstanbul', 34, 34, 1],
    ['İstanbul to Bursa', 34, 16, 2],
    ['İstanbul to İzmir', 34, 35, 2],
    ['İstanbul to Adana', 34, 1, 3],
    ['Adana to Gaziantep', 1, 27, 2],
    ['Edirne to Hakkâri', 22, 30, 3],
    ['an unknown province', 34, 99, 3],
  ])('%s', (_name, from, to, days) => {
    expect(transitDays(from, to)).toBe(days);
    expect(transitDays(to, from)).toBe(days);
  });

  it('has every province once', () => {
    const far = Array.from({ length: 81 }, (_, i) => i + 1).filter((city) => transitDays(city, 58) === 3);
    // Sivas borders on all regions except the south-east.
    expect(far).toEqual([2, 21, 27, 47, 56, 63, 72, 73, 79]);
  });
});

describe('an order', () => {
  it.each([
    ['on Friday before the hour', '2026-11-20T12:00:00Z', '2026-11-20', '2026-11-24'],
    ['on Friday after the hour', '2026-11-20T14:00:00Z', '2026-11-23', '2026-11-25'],
    ['on Saturday morning', '2026-11-21T06:00:00Z', '2026-11-23', '2026-11-25'],
    ['on New Year’s Eve before the hour', '2026-12-31T12:00:00Z', '2026-12-31', '2027-01-05'],
    ['before Ramazan Bayramı, after the hour', '2027-03-08T14:00:00Z', '2027-03-12', '2027-03-16'],
    ['on Monday before the hour', '2026-11-23T12:00:00Z', '2026-11-23', '2026-11-25'],
  ])('%s leaves and arrives', (_name, at, leaves, arrives) => {
    expect(formatIsoDay(dispatchDay(new Date(at), { dispatchCutoff: '16:00' }))).toBe(leaves);
    expect(formatIsoDay(deliveryDay(new Date(at), { dispatchCutoff: '16:00' }, 2))).toBe(arrives);
  });
});

it('is dispatched on a Saturday when the seller works then, and arrives on working days', () => {
  const terms = { dispatchCutoff: '16:00', dispatchesOnSaturdays: true };
  const saturday = new Date('2026-03-07T06:00:00Z');
  expect(formatIsoDay(dispatchDay(saturday, terms))).toBe('2026-03-07');
  expect(formatIsoDay(deliveryDay(saturday, terms, 1))).toBe('2026-03-09');
});
