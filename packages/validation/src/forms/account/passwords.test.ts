import { describe, expect, it } from 'vitest';
import { checkForm } from '../../form-result.ts';
import * as messages from '../../messages.ts';
import { forgotPasswordForm } from './forgot-password.ts';
import { passwordChangeForm } from './password-change.ts';
import { resetPasswordForm } from './reset-password.ts';

// @spec §2.2 password-reset warning-password

describe('forgotPasswordForm', () => {
  it.each([
    ['a@b.com', { valid: true, values: { email: 'a@b.com' } }],
    ['a@b', { valid: false, errors: { email: messages.emailFormat }, firstField: 'email' }],
  ])('%s', (email, result) => {
    expect(checkForm(forgotPasswordForm(), { email })).toEqual(result);
  });
});

describe('resetPasswordForm', () => {
  it.each([
    ['kG7vQ2xL', 'kG7vQ2xL', null],
    ['kG7vQ2xL', 'kG7vQ2xM', { passwordAgain: messages.passwordsDiffer }],
    ['kG7vQ2xL', undefined, { passwordAgain: messages.required }],
    ['short', 'short', { password: messages.passwordLength }],
  ])('%s and %s', (password, passwordAgain, errors) => {
    expect(checkForm(resetPasswordForm(), { password, passwordAgain })).toMatchObject(
      errors ? { valid: false, errors } : { valid: true, values: { password } },
    );
  });
});

describe('passwordChangeForm', () => {
  const change = { currentPassword: 'eski', password: 'kG7vQ2xL', passwordAgain: 'kG7vQ2xL' };

  it('takes a new password that differs from the old one', () => {
    expect(checkForm(passwordChangeForm(), change)).toEqual({ valid: true, values: change });
  });

  it.each([
    [{ currentPassword: '' }, { currentPassword: messages.required }],
    [{ currentPassword: null }, { currentPassword: messages.required }],
    [{ currentPassword: 'kG7vQ2xL' }, { password: messages.passwordUnchanged }],
    [{ password: 'kG7' }, { password: messages.passwordLength }],
    [{ passwordAgain: 'kG7vQ2xM' }, { passwordAgain: messages.passwordsDiffer }],
    [{ passwordAgain: 7 }, { passwordAgain: messages.required }],
  ])('refuses %j', (wrong, errors) => {
    expect(checkForm(passwordChangeForm(), { ...change, ...wrong })).toMatchObject({ valid: false, errors });
  });
});
