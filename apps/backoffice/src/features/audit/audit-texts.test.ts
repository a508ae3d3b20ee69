import { expect, test } from 'vitest';
import { actionLabel, fieldsText } from './audit-texts.ts';

test('says what was written in Turkish, and leaves what it does not know as it is', () => {
  expect(fieldsText({ roles: ['support', 'finance'], isDisabled: true })).toBe(
    'Rol: Destek, Finans · Hesap kapalı: evet',
  );
  expect(fieldsText(null)).toBe('–');
  expect(fieldsText({ later: 'x' })).toBe('later: x');
  expect(actionLabel('operator.invite')).toBe('Davet etti');
  expect(actionLabel('later.act')).toBe('later.act');
});
