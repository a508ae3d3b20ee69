import { describe, expect, it } from 'vitest';
import { checkForm } from '../form-result.ts';
import * as messages from '../messages.ts';
import { addressForm } from './address.ts';
import { bankDetailsForm } from './bank-details.ts';
import { companyDetailsForm } from './company-details.ts';

describe('addressForm', () => {
  const typed = {
    title: 'Eczane',
    recipient: 'Ayşe Yılmaz',
    phone: '+905321234567',
    city: 'İstanbul',
    town: 'Kadıköy',
    address: 'Moda Cd. No: 7',
  };

  it('takes a whole address', () => {
    expect(checkForm(addressForm(), typed)).toEqual({ valid: true, values: typed });
  });

  it.each([
    ['title', 'E', messages.tooShort(2)],
    ['title', 'E'.repeat(51), messages.tooLong(50)],
    ['recipient', 'Ayşe', messages.fullNameRequired],
    ['phone', '', messages.required],
    ['city', '', messages.required],
    ['city', 'İ'.repeat(51), messages.tooLong(50)],
    ['town', 'K', messages.tooShort(2)],
    ['town', 'K'.repeat(51), messages.tooLong(50)],
    ['address', '34', messages.addressNumeric],
  ])('refuses %s %j', (field, value, message) => {
    expect(checkForm(addressForm(), { ...typed, [field]: value })).toMatchObject({
      errors: { [field]: message },
    });
  });
});

describe('bankDetailsForm', () => {
  const typed = {
    accountOwner: 'Örnek Ecza A.Ş.',
    taxOrIdentityNumber: '4730259742',
    iban: 'TR330006100519786457841326',
  };

  it('takes a company with its IBAN', () => {
    expect(checkForm(bankDetailsForm(), typed)).toEqual({ valid: true, values: typed });
  });

  it.each([
    ['accountOwner', 'Örnek', messages.fullNameRequired],
    ['taxOrIdentityNumber', '', messages.required],
    ['iban', 'TR1', messages.ibanFormat],
  ])('refuses %s %j', (field, value, message) => {
    expect(checkForm(bankDetailsForm(), { ...typed, [field]: value })).toMatchObject({
      errors: { [field]: message },
    });
  });
});

describe('companyDetailsForm', () => {
  const typed = {
    tradeName: 'Örnek Ecza Deposu A.Ş.',
    taxOffice: 'Kadıköy',
    taxOrIdentityNumber: '4730259742',
    email: 'a@b.com',
    phone: '+905321234567',
    city: 'İstanbul',
    town: 'Kadıköy',
    address: 'Moda Cd. No: 7',
  };

  it('takes a whole company', () => {
    expect(checkForm(companyDetailsForm(), typed)).toEqual({ valid: true, values: typed });
  });

  it.each([
    ['tradeName', 'Ö', messages.tooShort(2)],
    ['tradeName', 'Ö'.repeat(151), messages.tooLong(150)],
    ['taxOffice', '34', messages.taxOfficeNumeric],
    ['taxOrIdentityNumber', '', messages.required],
    ['email', 'a', messages.emailFormat],
    ['phone', '1', messages.phoneFormat],
    ['city', 'İ', messages.tooShort(2)],
    ['city', 'İ'.repeat(51), messages.tooLong(50)],
    ['town', 'K', messages.tooShort(2)],
    ['town', 'K'.repeat(51), messages.tooLong(50)],
    ['address', '', messages.required],
  ])('refuses %s %j', (field, value, message) => {
    expect(checkForm(companyDetailsForm(), { ...typed, [field]: value })).toMatchObject({
      errors: { [field]: message },
    });
  });
});
