import { expect, it } from 'vitest';
import { checkForm } from '../../form-result.ts';
import * as messages from '../../messages.ts';
import { ticketForm } from './ticket.ts';

const ticket = { category: 'Sipariş', subject: 'Eksik ürün', text: 'Kolide bir ürün eksik.' };

it('takes a ticket', () => {
  expect(checkForm(ticketForm(), ticket)).toEqual({ valid: true, values: ticket });
});

it.each([
  ['category', '', messages.required],
  ['category', 'a'.repeat(51), messages.tooLong(50)],
  ['subject', 'ab', messages.tooShort(3)],
  ['subject', 'a'.repeat(101), messages.tooLong(100)],
  ['text', 'kısa', messages.tooShort(10)],
  ['text', 'a'.repeat(2001), messages.tooLong(2000)],
])('refuses %s %j', (field, value, message) => {
  expect(checkForm(ticketForm(), { ...ticket, [field]: value })).toMatchObject({
    errors: { [field]: message },
  });
});
