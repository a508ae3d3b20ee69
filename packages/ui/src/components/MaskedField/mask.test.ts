import { describe, expect, test } from 'vitest';
import { applyMask, masks, unmask } from './mask.ts';

describe('masks', () => {
  test.each([
    ['5', masks.phone, '0 (5'],
    ['5321234567', masks.phone, '0 (532) 123 45 67'],
    ['0532 123 45 67 89', masks.phone, '0 (532) 123 45 67'],
    ['330006100519786457841326', masks.iban, 'TR33 0006 1005 1978 6457 8413 26'],
    ['TR33 0006', masks.iban, 'TR33 0006'],
    ['0123456789012345', masks.mersis, '0123-4567-8901-2345'],
    ['371449635398431', masks.cardAmex, '3714 496353 98431'],
    ['1228', masks.cardExpiry, '12/28'],
    ['21112026', masks.date, '21.11.2026'],
    ['', masks.phone, ''],
  ])('%s becomes %s', (text, mask, shown) => {
    expect(applyMask(text, mask)).toBe(shown);
  });

  test.each(Object.values(masks))('applying %s twice changes nothing', (mask) => {
    const once = applyMask('123456789012345678901234567890', mask);
    expect(applyMask(once, mask)).toBe(once);
  });

  test('returns only the entered characters', () => {
    expect(unmask('0 (532) 123 45 67', masks.phone)).toBe('5321234567');
    expect(unmask('TR33 0006', masks.iban)).toBe('330006');
  });
});
