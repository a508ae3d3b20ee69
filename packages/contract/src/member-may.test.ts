import { rightsOf, staffPresets } from '@havan/domain/staff-right';
import { expect, it } from 'vitest';
import { type MemberRule, memberMay } from './member-may.ts';

const owner = { role: 'owner', rights: rightsOf({ role: 'owner', rights: [] }) } as const;
const warehouse = { role: 'staff', rights: staffPresets.warehouse } as const;

it.each([
  ['a call without a rule', {}, true],
  ['a call of the own right', { right: 'ship' }, true],
  ['a call of one of several rights', { right: ['sell', 'ship'] }, true],
  ['a call of another right', { right: 'sell' }, false],
  ['a file of prices', { pricedFile: true }, false],
  ['a call of the owners', { ownerOnly: true }, false],
  ['a call of the owners, whatever right it asks', { ownerOnly: true, right: 'ship' }, false],
] as const satisfies readonly (readonly [string, MemberRule, boolean])[])('%s', (_name, call, may) => {
  expect(memberMay(warehouse, call)).toBe(may);
  expect(memberMay(owner, call)).toBe(true);
});

it('a key of any scope may take a file of prices', () => {
  expect(memberMay({ role: 'owner', rights: [], apiKeyId: 1 }, { pricedFile: true })).toBe(true);
});
