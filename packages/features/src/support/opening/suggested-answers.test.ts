import { expect, test } from 'vitest';
import { suggestedAnswers } from './suggested-answers.ts';

const answers = [
  { title: 'Nasıl üye olurum?', paragraphs: ['İşletme türünüzü seçin.'] },
  { title: 'Ürünün miadı ilandakinden kısa çıktı', paragraphs: ['İade talebi açın.'] },
  { title: 'Ödemem ne zaman hesabıma geçer?', paragraphs: ['Alıcı siparişi onayladığında.'] },
  { title: 'Çalışanım için ayrı kullanıcı açabilir miyim?', paragraphs: ['Evet.'] },
  { title: 'Şifremi unuttum', paragraphs: ['Giriş sayfasından yenileyin.'] },
];
const titles = (written: string) => suggestedAnswers(answers, written).map(({ title }) => title);

test.each([
  ['Şifremi hatırlamıyorum, giremiyorum', 'Şifremi unuttum'],
  ['ödeme hesabıma ne zaman geçecek', 'Ödemem ne zaman hesabıma geçer?'],
  ['Gelen ürünün miadı kısa', 'Ürünün miadı ilandakinden kısa çıktı'],
  ['personelim için ayrı bir kullanıcı istiyorum', 'Çalışanım için ayrı kullanıcı açabilir miyim?'],
])('“%s” leads to “%s”', (written, title) => {
  expect(titles(written)[0]).toBe(title);
});

test.each(['', 'a b c', 'Kutu ezik', 'neden nasıl'])('“%s” leads to nothing', (written) => {
  expect(titles(written)).toEqual([]);
});

test('shows three at most', () => {
  const all = answers.map(({ title }) => title).join(' ');
  expect(titles(all)).toHaveLength(3);
});
