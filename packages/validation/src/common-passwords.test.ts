import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

// @spec §5 strong-password

it.each([
  'Password1',
  `Password${'1'.repeat(24)}`,
  'Asdfghjkl1',
  'Monkey123',
  'Sunshine1',
  'Trabzon61',
  'Mustafa1881',
  'Zxcvbnm1',
  'Canım1234',
  'İzmir1935',
  'Pa$$word1',
  'İlaç12345',
  'Beşiktaş1903',
  'PASSWORD',
  'password2024!',
  'P@ssword1',
  'P@$$word1',
  'P4ssw0rd',
  'Qwerty123',
  'Aa123456',
  'Abc12345',
  'A1b2c3d4',
  'Şifre123',
  'Sifre123.',
  'Galatasaray1905',
  'Fenerbahçe1907',
  'İstanbul34',
  'Eczane2026',
  'Türkiye1923',
  'Atatürk1881',
  'Mehmet1985',
  'M3hm3t85',
  'Password123456789',
  'Pass1word2345678',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'Havan-Kesme-7-Tas',
  'kG7vQ2xL',
  'Pass1word23456789',
  'Ab9kL2mN',
  'DefneYapragi42',
  `Password${'1'.repeat(25)}`,
  '',
  '12345678',
  'Passworde1',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
