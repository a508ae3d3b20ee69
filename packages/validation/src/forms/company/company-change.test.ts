import { expect, it } from 'vitest';
import { checkForm } from '../../form-result.ts';
import * as messages from '../../messages.ts';
import { companyChangeForm } from './company-change.ts';

const filled = {
  tradeName: 'Defne Eczanesi',
  taxNumber: '473 025 97 42',
  taxOffice: 'Kadıköy',
  townId: 3401,
  address: 'Moda Cad. No: 1',
};

it('normalises what was typed', () => {
  expect(checkForm(companyChangeForm(), filled)).toEqual({
    valid: true,
    values: { ...filled, taxNumber: '4730259742' },
  });
});

it.each([
  ['tradeName', 'D', messages.tooShort(2)],
  ['taxNumber', '1', messages.taxOrIdentityFormat],
  ['taxOffice', '12', messages.taxOfficeNumeric],
  ['townId', null, messages.selectionRequired],
  ['address', '12', messages.addressNumeric],
])('refuses %s %j', (field, value, message) => {
  expect(checkForm(companyChangeForm(), { ...filled, [field]: value })).toMatchObject({
    valid: false,
    errors: { [field]: message },
  });
});
