import { expect, it } from 'vitest';
import { checkForm } from '../../form-result.ts';
import * as messages from '../../messages.ts';
import { registerForm } from './register.ts';

const filled = {
  companyType: 'pharmacy',
  companyName: 'Defne Eczanesi',
  taxOrIdentityNumber: '473 025 97 42',
  taxOffice: 'Kadıköy',
  townId: 3401,
  address: 'Moda Cad. No: 1',
  fullName: 'Ayşe Yılmaz',
  username: 'defne-ecz',
  email: 'defne@ornek.com',
  phone: '0 (532) 123 45 67',
  password: 'kG7vQ2xL',
  passwordAgain: 'kG7vQ2xL',
  agreement: true,
};

it('normalises what was typed', () => {
  expect(checkForm(registerForm(), filled)).toEqual({
    valid: true,
    values: { ...filled, taxOrIdentityNumber: '4730259742', phone: '+905321234567' },
  });
});

it.each([
  ['companyType', 'bank', messages.selectionRequired],
  ['companyName', 'D', messages.tooShort(2)],
  ['companyName', 'D'.repeat(151), messages.tooLong(150)],
  ['taxOrIdentityNumber', '1', messages.taxOrIdentityFormat],
  ['taxOffice', '12', messages.taxOfficeNumeric],
  ['townId', null, messages.selectionRequired],
  ['address', '12', messages.addressNumeric],
  ['fullName', 'Ayşe', messages.fullNameRequired],
  ['username', 'ecz', messages.usernameLength],
  ['email', 'x', messages.emailFormat],
  ['phone', '1', messages.phoneFormat],
  ['password', 'x', messages.passwordLength],
  ['passwordAgain', 'kG7vQ2xX', messages.passwordsDiffer],
  ['passwordAgain', null, messages.required],
  ['agreement', false, messages.consentRequired],
])('refuses %s %j', (field, value, message) => {
  expect(checkForm(registerForm(), { ...filled, [field]: value })).toMatchObject({
    valid: false,
    errors: { [field]: message },
    firstField: field,
  });
});
