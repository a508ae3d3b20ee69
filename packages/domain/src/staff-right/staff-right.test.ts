import { describe, expect, it } from 'vitest';
import {
  hasRight,
  presetOf,
  rightForCaseAction,
  rightForOrderAction,
  rightsOf,
  type StaffPreset,
  staffPresets,
  staffRights,
} from './staff-right.ts';

describe('rights', () => {
  it.each([
    ['sales', 'buy sell ship invoice'],
    ['warehouse', 'ship'],
    ['accounting', 'invoice money'],
    ['owner', 'buy sell ship invoice money people'],
  ] as const)('of %s are %s', (preset: StaffPreset, rights) => {
    expect(staffPresets[preset].join(' ')).toBe(rights);
    const role = preset === 'owner' ? 'owner' : 'staff';
    expect(presetOf({ role, rights: staffPresets[preset] })).toBe(preset);
  });

  it('an owner has all of them, staff those in the list', () => {
    expect(rightsOf({ role: 'owner', rights: [] })).toEqual(staffRights);
    expect(rightsOf({ role: 'staff', rights: ['money', 'buy'] })).toEqual(['buy', 'money']);
    expect(presetOf({ role: 'staff', rights: ['money', 'buy'] })).toBeNull();
    expect(presetOf({ role: 'staff', rights: [] })).toBeNull();
  });

  it('one of several is enough', () => {
    expect(hasRight(['ship'], ['sell', 'ship'])).toBe(true);
    expect(hasRight(['ship'], 'sell')).toBe(false);
    expect(hasRight([], ['sell', 'ship'])).toBe(false);
  });
});

it.each([
  ['approve', 'buyer', 'buy'],
  ['cancel', 'buyer', 'buy'],
  ['cancel', 'seller', 'sell'],
  ['confirm', 'seller', 'sell'],
  ['ship', 'seller', 'ship'],
  ['deliver', 'seller', 'ship'],
  ['uploadInvoice', 'seller', 'invoice'],
] as const)('%s as %s requires %s', (action, party, right) => {
  expect(rightForOrderAction(action, party)).toBe(right);
});

it.each([
  ['withdraw', 'buy'],
  ['escalate', 'buy'],
  ['accept', 'sell'],
  ['reject', 'sell'],
] as const)('%s of a case requires %s', (action, right) => {
  expect(rightForCaseAction(action)).toBe(right);
});
