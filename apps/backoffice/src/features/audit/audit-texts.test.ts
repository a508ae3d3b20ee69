import { expect, test } from 'vitest';
import { actionLabel, fieldsText, subjectHref } from './audit-texts.ts';

test('returns the Turkish name of an action, and keeps unknown ones', () => {
  expect(fieldsText({ roles: ['support', 'finance'], isDisabled: true })).toBe(
    'Rol: Destek, Finans · Hesap kapalı: evet',
  );
  expect(fieldsText(null)).toBe('–');
  expect(fieldsText({ later: 'x' })).toBe('later: x');
  expect(actionLabel('operator.invite')).toBe('Davet etti');
  expect(actionLabel('later.act')).toBe('later.act');
});

test('a moment is written in Istanbul time, and what lies in a field is named', () => {
  expect(fieldsText({ startsAt: '2026-11-28T21:30:00.000Z' })).toBe('Başlangıç: 29.11.2026 00:30');
  expect(fieldsText({ lines: [{ listings: 2, name: 'Krem' }] })).toBe('lines: İlan 2, Ad Krem');
});

const about = (subjectKind: string, subjectId: string) =>
  subjectHref({
    eventId: 1,
    at: '2026-11-28T09:00:00.000Z',
    operator: null,
    action: 'company.ban',
    subjectKind,
    subjectId,
    before: null,
    after: null,
    ip: null,
  });

test.each([
  ['company', '13', '/companies/13'],
  ['payment', '6f1d1d0e', '/payments/6f1d1d0e'],
  ['specialDay', '2', '/special-days/2'],
  ['slider', '4', null],
  ['company', 'all', null],
  ['toString', '1', null],
])('%s %s leads to %s', (kind, id, href) => {
  expect(about(kind, id)).toBe(href);
});
