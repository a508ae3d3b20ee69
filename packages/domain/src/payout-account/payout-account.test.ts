import { describe, expect, it } from 'vitest';
import { isSameLegalName, payoutAccountRestMs, payoutAccountState } from './payout-account.ts';

describe('the owner of an account', () => {
  it.each([
    ['Sedir Medikal San. ve Tic. Ltd. Şti.', 'SEDİR MEDİKAL SANAYİ VE TİCARET LİMİTED ŞİRKETİ', true],
    ['sedır medikal ltd sti', 'Sedir Medikal Ltd. Şti.', true],
    ['Işık Ecza A.Ş.', 'IŞIK ECZA ANONİM ŞİRKETİ', true],
    ['Işık Ecza AŞ', 'Işık Ecza A.Ş.', true],
    ['3A İlaç & Kozmetik', '3a ilaç kozmetik', true],
    ['Işık Ecza', 'Işık Ecza A.Ş.', false],
    ['Başka Biri', 'Sedir Medikal Ltd. Şti.', false],
    ['Sedir Medikal', 'Sedir Medikal 2', false],
    ['', '', false],
    ['...', '...', false],
  ])('%s for %s: %s', (owner, legalName, same) => {
    expect(isSameLegalName(owner, legalName)).toBe(same);
  });
});

describe('an account', () => {
  const verified = new Date('2026-11-22T10:00:00Z');
  const after = (ms: number) => new Date(verified.getTime() + ms);

  it.each([
    [null, after(payoutAccountRestMs * 9), 'unverified'],
    [verified, verified, 'resting'],
    [verified, after(payoutAccountRestMs - 1), 'resting'],
    [verified, after(payoutAccountRestMs), 'usable'],
  ])('verified at %s is at %s %s', (verifiedAt, now, state) => {
    expect(payoutAccountState(verifiedAt, now)).toBe(state);
  });
});
