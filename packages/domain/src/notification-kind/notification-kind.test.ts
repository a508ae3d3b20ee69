import { expect, it, test } from 'vitest';
import { companyTypes } from '../company/company.ts';
import {
  isOnByDefault,
  mainCategoryOf,
  notificationKindIds,
  notificationKindLabel,
  notificationKindsOf,
} from './notification-kind.ts';

// @spec §1 notifications

it('gives every kind a unique id and name', () => {
  expect(new Set(notificationKindIds).size).toBe(notificationKindIds.length);
  const labels = notificationKindIds.map(notificationKindLabel);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels).not.toContain('Diğer');
});

test.each([
  [51, 5],
  [62, 5],
  [101, 10],
  [107, 10],
  [151, 15],
] as const)('kind %d is in the tab %d', (kind, tab) => {
  expect(mainCategoryOf(kind)).toBe(tab);
});

test('a company that does not buy gets no kind about purchases', () => {
  const tabs = Object.fromEntries(
    companyTypes.map((type) => [type, [...new Set(notificationKindsOf(type).map(mainCategoryOf))]]),
  );
  expect(tabs).toEqual({
    pharmacy: [5, 10, 15],
    pharmacyCompany: [5, 10, 15],
    localPharmacyWarehouse: [10, 15],
    merchant: [10, 15],
  });
});

test.each([
  [101, 'app', true],
  [101, 'email', true],
  [101, 'sms', false],
  [106, 'email', false],
  [152, 'email', false],
  [999, 'app', true],
  [999, 'email', false],
] as const)('by default %d on %s is %j', (kind, channel, on) => {
  expect(isOnByDefault(kind, channel)).toBe(on);
});

test('a kind of a later version has a general name', () => {
  expect(notificationKindLabel(999)).toBe('Diğer');
});
