import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { isEmail, isKepAddress } from './email.ts';

const label = (length: number) => 'a'.repeat(length);

// @spec §5 email kep

it.each([
  'eczane@ornek.com.tr',
  'satis.destek@ecza-deposu.com.tr',
  'x@x.au',
  'foo+bar@bar.com',
  "o'neil_!#$%&*/=?^`{|}~-@bar.com",
  'Some.Name+x@GoogleMail.com',
  'hans.müller@test.com',
  'eczacı@çiçek.com',
  'a@xn--p1ai.xn--p1ai',
  'test@1337.com',
  '"tırnak içinde"@ornek.com',
  '"a\\@b"@ornek.com',
  `${label(64)}@${label(63)}.com`,
])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each([
  '',
  '@',
  'eczane',
  'eczane@',
  '@ornek.com',
  'eczane@ornek',
  'eczane@ornek.c',
  'eczane@ornek.com.',
  'eczane@ornek.123',
  'eczane@ornek.c0m',
  'eczane@ornek.1com',
  `${'\u0800'.repeat(22)}@ornek.com`,
  `"${'\u{10000}'.repeat(16)}"@ornek.com`,
  'eczane@.com',
  'eczane@-ornek.com',
  'eczane@ornek-.com',
  'eczane@or_nek.com',
  'eczane@or nek.com',
  'eczane @ornek.com',
  'eczane@ornek.co m',
  'eczane@ornek.co\u00a0m',
  'ecz\u3000ane@ornek.com',
  'ecz\tane@ornek.com',
  'e@c@ornek.com',
  '.eczane@ornek.com',
  'eczane.@ornek.com',
  'ec..zane@ornek.com',
  'ec(z)ane@ornek.com',
  'ec,zane@ornek.com',
  '"eczane@ornek.com',
  '"ec"zane"@ornek.com',
  '"ec\\"@ornek.com',
  'x"ec"@ornek.com',
  '"ec"x@ornek.com',
  '"ec\u0001"@ornek.com',
  '"ec\\\u0001"@ornek.com',
  'ｅczane@ornek.com',
  'eczane@ｏrnek.com',
  'eczane@ornek.com©',
  'eczane@ornek.com\ufffd',
  'ecz\ud800ane@ornek.com',
  '😀@ornek.com',
  'eczane@xn--.x',
  'eczane@ornek.xn-',
  `${label(65)}@ornek.com`,
  `${'ş'.repeat(33)}@ornek.com`,
  `${'端'.repeat(22)}@ornek.com`,
  `a@${label(64)}.com`,
  `${label(60)}@${`${label(60)}.`.repeat(4)}com`,
])('%j is not an address', (text) => {
  expect(isEmail(text)).toBe(false);
});

it.each([
  [`${'ş'.repeat(32)}@ornek.com`, true],
  [`${'端'.repeat(21)}@ornek.com`, true],
  [`${label(10)}@${`${label(47)}.`.repeat(5)}com`, true],
  [`${label(11)}@${`${label(47)}.`.repeat(5)}com`, false],
])('the length of %s fits: %s', (text, isWithin) => {
  expect(isEmail(text)).toBe(isWithin);
});

it.each([
  ['firma@hs01.kep.tr', true],
  ['KitapAL@HS03.KEP.TR', true],
  ['a@b.kep.tr', true],
  ['firma@kep.tr', false],
  ['firma@hs01.kep.com.tr', false],
  ['firma@hs01kep.tr', false],
  ['fir ma@hs01.kep.tr', false],
  ['"fir ma"@hs01.kep.tr', false],
  ['hs01.kep.tr', false],
  ['firma@gmail.com', false],
  ['', false],
  [`${label(38)}@hs01.kep.tr`, true],
  [`${label(39)}@hs01.kep.tr`, false],
])('%s is a KEP address: %s', (text, kep) => {
  expect(isKepAddress(text)).toBe(kep);
});

it('never throws', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(() => isEmail(text)).not.toThrow();
    }),
  );
});
