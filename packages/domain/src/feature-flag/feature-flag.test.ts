import { describe, expect, it } from 'vitest';
import { featureFlagDefaults, featureFlags, isFlagOn } from './feature-flag.ts';

const offByDefault = [
  'campaignsTab',
  'expirationDateDisplay',
  'fingerprint',
  'latestProductListing',
  'sessionReplay',
  'minimumAmount',
  'nonInstallmentProduct',
  'psfControl',
  'dataFetchingCache',
  'segmentIntegration',
  'chatNotification',
  'campaignInfoTab',
  'solarProductsCategory',
];
const forListedUsersOnly = ['mersisKepAddress', 'campaignImageProofOfConcept'];

it('has the state of specification §6 by default', () => {
  expect(featureFlags).toHaveLength(51);
  expect(featureFlags.filter((flag) => !featureFlagDefaults[flag].enabled)).toEqual(offByDefault);
  expect(featureFlags.filter((flag) => featureFlagDefaults[flag].limited)).toEqual(forListedUsersOnly);
  expect(featureFlags.filter((flag) => featureFlagDefaults[flag].userIds.length > 0)).toEqual(['newBaskets']);
});

it.each(featureFlags)('%s is on for a stranger unless it is off or limited', (flag) => {
  const on = !offByDefault.includes(flag) && !forListedUsersOnly.includes(flag);
  expect(isFlagOn(flag, {}, 7)).toBe(on);
  expect(isFlagOn(flag, {}, null)).toBe(on);
});

describe('a value that the operator set', () => {
  it.each([
    [{ enabled: true, limited: true, userIds: [7] }, 7, true],
    [{ enabled: true, limited: true, userIds: [7] }, 8, false],
    [{ enabled: true, limited: true, userIds: [7] }, null, false],
    [{ enabled: false, limited: true, userIds: [7] }, 7, false],
    [{ enabled: false, limited: false, userIds: [] }, 7, false],
    [{ enabled: true, limited: false, userIds: [1] }, 7, true],
  ])('%j for user %s: %s', (value, userId, on) => {
    expect(isFlagOn('orders', { orders: value }, userId)).toBe(on);
    expect(isFlagOn('campaignsTab', { campaignsTab: value }, userId)).toBe(on);
  });
});
