import { expect, test } from 'vitest';
import { actionLabel, fieldsText } from './audit-texts.ts';

test('returns the Turkish name of an action, and keeps unknown ones', () => {
  expect(fieldsText({ roles: ['support', 'finance'], isDisabled: true })).toBe(
    'Rol: Destek, Finans · Hesap kapalı: evet',
  );
  expect(fieldsText(null)).toBe('–');
  expect(fieldsText({ later: 'x' })).toBe('later: x');
  expect(actionLabel('operator.invite')).toBe('Davet etti');
  expect(actionLabel('later.act')).toBe('later.act');
});
