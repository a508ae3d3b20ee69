import { staffPresets } from '@havan/domain/staff-right';
import { expect, test } from 'vitest';
import { chosenFor, grantOf, memberLabel, optionsFor, presetOptions } from './preset-choice.ts';

test.each(presetOptions)('$label grants what the member then shows', ({ value, label }) => {
  const grant = grantOf(value);
  expect(grant && chosenFor(grant)).toBe(value);
  expect(grant && memberLabel(grant)).toBe(label);
});

test('rights of their own stand among the choices and grant nothing new', () => {
  const member = { role: 'staff', rights: ['buy', 'money'] } as const;
  expect(optionsFor(member).map(({ label }) => label)).toContain(
    'Sipariş verme ve alım işlemleri, Para çekme ve hesap dökümü',
  );
  expect(grantOf(chosenFor(member))).toBeNull();
  expect(memberLabel({ role: 'staff', rights: [] })).toBe('Yetki yok');
  expect(optionsFor({ role: 'staff', rights: staffPresets.sales })).toHaveLength(4);
});
