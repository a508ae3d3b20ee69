import { expect, test } from 'vitest';
import { transferAddress } from './transfer-address.ts';

const partner = 'https://recete.example/giris?kaynak=havan';

// @spec §2.3 transfer-screen

test('contains the token and the configured parameters', () => {
  expect(transferAddress(partner, 'abc', undefined)).toBe(
    'https://recete.example/giris?kaynak=havan&token=abc',
  );
});

test.each([
  ['/urun/12?x=1', '/urun/12?x=1'],
  ['https://recete.example/urun', '/urun'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['\\\\evil.example', null],
  ['https://evil.example', null],
  ['https://recete.example@evil.example/', null],
  ['https://recete.example.evil.example/', null],
  ['javascript:alert(1)', null],
  ['/a\r\nSet-Cookie: a=b', null],
  ['/..//evil.example', null],
])('a return to %j is %j', (returnUrl, kept) => {
  const address = new URL(transferAddress(partner, 'abc', returnUrl));
  expect(address.searchParams.get('returnUrl')).toBe(kept);
  expect(address.origin).toBe('https://recete.example');
});
