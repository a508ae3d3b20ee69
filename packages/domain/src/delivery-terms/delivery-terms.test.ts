import { expect, it } from 'vitest';
import { formatIsoDay } from '../istanbul/istanbul.ts';
import {
  comesToday,
  type DeliveryTerms,
  deliverySourceOf,
  deliveryTermsProblems,
  sameDayDelivery,
  usualDeliveryTerms,
} from './delivery-terms.ts';

const terms: DeliveryTerms = { townIds: [3401], weekdays: [1, 2, 3, 4, 5, 6], sameDayUntil: '11:00' };
const dayOf = (now: string, changes: Partial<DeliveryTerms> = {}) => {
  const day = sameDayDelivery({ ...terms, ...changes }, new Date(now));
  return day && formatIsoDay(day);
};

it.each([
  ['before its hour', '2026-11-26T07:59:00Z', '2026-11-26'],
  ['at its hour', '2026-11-26T08:00:00Z', '2026-11-27'],
  ['on a Sunday, when it rests', '2026-11-22T05:00:00Z', '2026-11-23'],
  ['on Saturday afternoon', '2026-11-21T13:00:00Z', '2026-11-23'],
  ['on a public holiday', '2026-10-29T05:00:00Z', '2026-10-30'],
  ['at night in Istanbul, when it is still yesterday in London', '2026-11-25T22:30:00Z', '2026-11-26'],
])('an order %s arrives on a day on which the seller delivers', (_when, now, day) => {
  expect(dayOf(now)).toBe(day);
});

it('brings nothing on the same day where the seller does not offer it', () => {
  expect(dayOf('2026-11-26T06:00:00Z', { sameDayUntil: null })).toBeNull();
  expect(dayOf('2026-11-26T06:00:00Z', { weekdays: [] })).toBeNull();
  expect(comesToday(usualDeliveryTerms, new Date('2026-11-26T06:00:00Z'))).toBe(false);
});

it('returns until when an order arrives today', () => {
  expect(comesToday(terms, new Date('2026-11-26T07:59:00Z'))).toBe(true);
  expect(comesToday(terms, new Date('2026-11-26T08:00:00Z'))).toBe(false);
});

it('uses delivery from the warehouse for local warehouses only', () => {
  expect(deliverySourceOf('localPharmacyWarehouse')).toBe('depodan teslim');
  expect(deliverySourceOf('merchant')).toBe(-1);
  expect(deliverySourceOf('pharmacy')).toBe(-1);
});

it('accepts valid terms, up to the hour at which parcels leave', () => {
  expect(deliveryTermsProblems({ ...terms, sameDayUntil: '16:00' }, '16:00')).toEqual({});
  expect(deliveryTermsProblems(usualDeliveryTerms, '16:00')).toEqual({});
});

it.each([
  ['townIds', []],
  ['weekdays', []],
  ['sameDayUntil', '9:00'],
  ['sameDayUntil', '24:00'],
  ['sameDayUntil', '16:01'],
])('refuses %s %j at its field', (field, value) => {
  expect(Object.keys(deliveryTermsProblems({ ...terms, [field]: value }, '16:00'))).toEqual([field]);
});
