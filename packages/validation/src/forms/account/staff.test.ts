import { describe, expect, it } from 'vitest';
import { checkForm } from '../../form-result.ts';
import * as messages from '../../messages.ts';
import { acceptInvitationForm, invitationForm } from './staff.ts';

// @spec §2.2 set-password settings

describe('invitationForm', () => {
  it.each([
    [{ email: 'a@b.com', role: 'staff' }, { valid: true }],
    [
      { email: 'a@b', role: 'staff' },
      { valid: false, errors: { email: messages.emailFormat } },
    ],
    [
      { email: 'a@b.com', role: 'admin' },
      { valid: false, errors: { role: messages.selectionRequired } },
    ],
  ])('%j', (typed, result) => {
    expect(checkForm(invitationForm(), typed)).toMatchObject(result);
  });
});

describe('acceptInvitationForm', () => {
  const filled = {
    fullName: 'Ayşe Yılmaz',
    username: 'ayse-y',
    phone: '05321234567',
    password: 'kG7vQ2xL',
    passwordAgain: 'kG7vQ2xL',
  };

  it.each([
    [{}, { valid: true, values: { phone: '+905321234567' } }],
    [{ username: 'ayş' }, { valid: false, errors: { username: messages.usernameTurkishLetters } }],
    [{ passwordAgain: 'kG7vQ2xM' }, { valid: false, errors: { passwordAgain: messages.passwordsDiffer } }],
  ])('with %j', (changes, result) => {
    expect(checkForm(acceptInvitationForm(), { ...filled, ...changes })).toMatchObject(result);
  });
});
