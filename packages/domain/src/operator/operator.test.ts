import { expect, it } from 'vitest';
import { mayActAs, operatorRoleLabels, operatorRoles } from './operator.ts';

it.each([
  [['admin'], ['finance'], true],
  [['finance'], ['finance', 'support'], true],
  [['support'], ['finance'], false],
  [['catalogue'], [], false],
  [['support'], undefined, true],
] as const)('with %j what %j may is %s', (roles, wanted, may) => {
  expect(mayActAs(roles, wanted)).toBe(may);
});

it('has a label for every role', () => {
  expect(operatorRoles.map((role) => operatorRoleLabels[role])).not.toContain(undefined);
});
