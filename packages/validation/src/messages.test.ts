import { expect, it } from 'vitest';
import * as messages from './messages.ts';

// @spec §3 message-notification
// @spec §5 turkish-messages
// @spec §7 messages

it('keeps the sentences of specification §5 letter for letter', () => {
  expect(messages.usernameTurkishLetters).toBe('Lütfen Türkçe karakter içermeyen bir kullanıcı adı yazınız.');
  expect(messages.usernameLength).toBe('Kullanıcı adınız 5-15 karakter olmalıdır.');
  expect(messages.passwordsDiffer).toBe('Şifreler uyuşmuyor.');
  expect(messages.stockRequired).toBe('Stok alanı zorunludur');
  expect(messages.priceRequired).toBe('Fiyat alanı zorunludur');
  expect(messages.expirationPast).toBe('Miat geçmiş tarih olamaz');
});

const sentences = Object.entries<unknown>(messages).filter(
  (entry): entry is [string, string] => typeof entry[1] === 'string',
);

it.each(sentences)('%s is a sentence', (_name, sentence) => {
  expect(sentence).toMatch(/^\p{Lu}.{10,}\p{L}[.)]*$/u);
});

it('says nothing twice', () => {
  expect(new Set(sentences.map(([, sentence]) => sentence)).size).toBe(sentences.length);
});

it.each([
  [messages.tooShort(3), 'En az 3 karakter yazınız.'],
  [messages.tooLong(100), 'En fazla 100 karakter yazabilirsiniz.'],
  [messages.tooMuch(99_999), 'En fazla 99999 yazabilirsiniz.'],
  [messages.tooLittle(1), 'En az 1 yazmalısınız.'],
  [messages.trackingNumberFormat('12 rakam'), 'Kargo takip numarası şu biçimde olmalıdır: 12 rakam.'],
])('puts the number into %s', (sentence, expected) => {
  expect(sentence).toBe(expected);
});
