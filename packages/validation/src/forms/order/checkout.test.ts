import { describe, expect, it } from 'vitest';
import { checkForm } from '../../form-result.ts';
import * as messages from '../../messages.ts';
import { deliveryAddressForm } from './delivery-address.ts';
import { invoiceDetailsForm } from './invoice-details.ts';

describe('deliveryAddressForm', () => {
  const typed = {
    title: ' Eczane ',
    receiver: 'Moda Eczanesi',
    phone: '0 (532) 111 22 33',
    cityId: '34',
    townId: '3401',
    line: 'Moda Cad.  No: 1',
  };

  it('takes what people type', () => {
    expect(checkForm(deliveryAddressForm(), typed)).toEqual({
      valid: true,
      values: {
        title: 'Eczane',
        receiver: 'Moda Eczanesi',
        phone: '+905321112233',
        cityId: 34,
        townId: 3401,
        line: 'Moda Cad. No: 1',
      },
    });
  });

  it('names every empty field, the first one first', () => {
    const empty = { title: '', receiver: '', phone: '', cityId: '', townId: '', line: '' };
    const result = checkForm(deliveryAddressForm(), empty);
    expect(result).toMatchObject({
      valid: false,
      firstField: 'title',
      errors: { cityId: messages.selectionRequired, townId: messages.selectionRequired },
    });
    expect(Object.keys(result.valid ? {} : result.errors)).toEqual(Object.keys(empty));
  });
});

describe('invoiceDetailsForm', () => {
  const typed = {
    title: 'Moda Eczanesi',
    taxOffice: 'Kadıköy',
    taxOrIdentityNumber: '10000000146',
    address: 'Moda Cad. No: 1',
  };

  it('takes a person by identity number and refuses impossible ones', () => {
    expect(checkForm(invoiceDetailsForm(), typed)).toMatchObject({ valid: true });
    for (const taxOrIdentityNumber of ['10000000147', '123', '']) {
      expect(checkForm(invoiceDetailsForm(), { ...typed, taxOrIdentityNumber })).toMatchObject({
        valid: false,
        firstField: 'taxOrIdentityNumber',
      });
    }
  });

  it('refuses a tax office of digits and an address that is only a number', () => {
    const result = checkForm(invoiceDetailsForm(), { ...typed, taxOffice: '123', address: '42' });
    expect(result).toMatchObject({
      valid: false,
      errors: { taxOffice: messages.taxOfficeNumeric, address: messages.addressNumeric },
    });
  });
});
