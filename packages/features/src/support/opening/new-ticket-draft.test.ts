import { expect, test } from 'vitest';
import { newTicketPath } from '../support-path.ts';
import { checkDraft, draftFrom, type TicketDraft } from './new-ticket-draft.ts';

const draft: TicketDraft = {
  category: 'order',
  record: '604419',
  subject: 'Eksik ürün',
  text: 'Kolide iki ürün eksik çıktı.',
};

test('becomes a request about its record', () => {
  expect(checkDraft(draft, ['f'], true)).toEqual({
    request: {
      category: 'order',
      subject: 'Eksik ürün',
      text: 'Kolide iki ürün eksik çıktı.',
      orderId: 604_419,
      files: ['f'],
    },
  });
  expect(checkDraft({ ...draft, category: 'listing' }, [], true)).toMatchObject({
    request: { listingId: 604_419 },
  });
  expect(checkDraft({ ...draft, category: 'account' }, [], true)).not.toHaveProperty('request.orderId');
});

test.each([
  ['category', { category: null }, 'Bir kategori seçin.'],
  ['record', { record: null }, 'Talebinizin ilgili olduğu siparişi seçin.'],
  ['record', { category: 'listing', record: null }, 'Talebinizin ilgili olduğu ilanı seçin.'],
] as const)('says beneath %s what is missing', (field, change, sentence) => {
  expect(checkDraft({ ...draft, ...change }, [], true)).toMatchObject({ errors: { [field]: sentence } });
});

test('short words are refused in their fields, and no record is asked for while the flow is off', () => {
  const refused = checkDraft({ ...draft, subject: 'a', text: 'kısa' }, [], true);
  expect(Object.keys('errors' in refused ? refused.errors : {})).toEqual(['subject', 'text']);
  expect(checkDraft({ ...draft, record: null }, [], false)).toHaveProperty('request');
});

test('begins with what the page before says', () => {
  expect(draftFrom(new URLSearchParams('category=invoice&record=12'))).toMatchObject({
    category: 'invoice',
    record: '12',
  });
  const path = newTicketPath({ category: 'payment', subject: '2026-W47 hakediş & ekstresi' });
  expect(draftFrom(new URL(path, 'https://havan.example').searchParams)).toEqual({
    category: 'payment',
    record: null,
    subject: '2026-W47 hakediş & ekstresi',
    text: '',
  });
  expect(draftFrom(new URLSearchParams({ subject: 'a'.repeat(101) })).subject).toHaveLength(100);
  expect(draftFrom(new URLSearchParams('category=x&record=a'))).toMatchObject({
    category: null,
    record: null,
  });
});
