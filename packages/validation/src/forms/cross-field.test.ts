import { expect, it } from 'vitest';
import * as messages from '../messages.ts';
import { issuesOf } from '../testing/issues.ts';
import { cardForm } from './order/card.ts';
import { passwordChangeForm } from './account/password-change.ts';
import { registerForm } from './account/register.ts';
import { resetPasswordForm } from './account/reset-password.ts';

/**
 * Password of the valid form. A rule over two fields applies only when both are texts, so that one mistake is reported
 * once.
 */
const strong = 'kG7vQ2xL';
const account = {
  companyType: 'pharmacy',
  companyName: 'Defne Eczanesi',
  taxOrIdentityNumber: '4730259742',
  taxOffice: 'Kadıköy',
  townId: 3401,
  address: 'Moda Cad. No: 1',
  fullName: 'Ayşe Yılmaz',
  username: 'defne-ecz',
  email: 'defne@ornek.com',
  phone: '+905321234567',
  agreement: true,
};

it.each([
  [{ password: 7, passwordAgain: 'x' }, [`password: ${messages.required}`]],
  [{ password: strong, passwordAgain: 7 }, [`passwordAgain: ${messages.required}`]],
  [{ password: strong, passwordAgain: 'x' }, [`passwordAgain: ${messages.passwordsDiffer}`]],
  [{ password: strong, passwordAgain: strong }, []],
])('passwords %j: %j', (passwords, issues) => {
  expect(issuesOf(resetPasswordForm(), passwords)).toEqual(issues);
  expect(issuesOf(registerForm(), { ...account, ...passwords })).toEqual(issues);
  expect(issuesOf(passwordChangeForm(), { currentPassword: 'eski', ...passwords })).toEqual(issues);
});

it.each([
  [{ currentPassword: 7, password: strong }, [`currentPassword: ${messages.required}`]],
  [{ currentPassword: 'eski', password: 7 }, [`password: ${messages.required}`]],
  [{ currentPassword: strong, password: strong }, [`password: ${messages.passwordUnchanged}`]],
])('a change %j: %j', (change, issues) => {
  const { password } = change;
  expect(
    issuesOf(passwordChangeForm(), { ...change, passwordAgain: password === 7 ? 'x' : password }),
  ).toEqual(issues);
});

const november = () => new Date('2026-11-20T12:00:00+03:00');
const card = { cardHolder: 'AYŞE YILMAZ', cardNumber: '378282246310005', cardExpiry: '12/27', cvc: '1234' };

it.each([
  [{ ...card, cardNumber: 7 }, [`cardNumber: ${messages.required}`]],
  [{ ...card, cvc: 7 }, [`cvc: ${messages.required}`]],
  [{ ...card, cvc: '123' }, [`cvc: ${messages.cvcFormat}`]],
  [card, []],
])('a card %j: %j', (typed, issues) => {
  expect(issuesOf(cardForm(november), typed)).toEqual(issues);
});

it('is reported also while another field is no text at all', () => {
  expect(issuesOf(registerForm(), { ...account, email: 7, password: strong, passwordAgain: 'x' })).toEqual([
    `email: ${messages.required}`,
    `passwordAgain: ${messages.passwordsDiffer}`,
  ]);
  expect(
    issuesOf(passwordChangeForm(), { currentPassword: 7, password: strong, passwordAgain: 'x' }),
  ).toEqual([`currentPassword: ${messages.required}`, `passwordAgain: ${messages.passwordsDiffer}`]);
  expect(
    issuesOf(passwordChangeForm(), { currentPassword: strong, password: strong, passwordAgain: 7 }),
  ).toEqual([`passwordAgain: ${messages.required}`, `password: ${messages.passwordUnchanged}`]);
  expect(issuesOf(cardForm(november), { ...card, cardHolder: 7, cvc: '123' })).toEqual([
    `cardHolder: ${messages.required}`,
    `cvc: ${messages.cvcFormat}`,
  ]);
});
