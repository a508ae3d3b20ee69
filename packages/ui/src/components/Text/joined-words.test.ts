import { expect, test } from 'vitest';
import { splitAtJoinedWords } from './joined-words.ts';

test.each([
  ['E-posta', ['E-posta']],
  ['Yeni e-posta adresi', ['e-posta']],
  ['e-Fatura’yı ve e-Arşiv faturayı kesin.', ['e-Fatura’yı', 'e-Arşiv']],
  ['“E-posta bildirimleri” e-postayla gelir', ['E-posta', 'e-postayla']],
  ['Omega-3 1000 mg', ['Omega-3']],
  ['al-kazan', ['al-kazan']],
  ['ön-izleme', ['ön-izleme']],
  ['HK-2026-000001', []],
  ['hesap-hareketleri-2026-11-29.csv', []],
  ['noktalı-virgüllü', []],
  ['9–18 arası', []],
])('in "%s" the words %j stay on one line', (text, words) => {
  const parts = splitAtJoinedWords(text);
  expect(parts.filter((_, at) => at % 2 > 0)).toEqual(words);
  expect(parts.join('')).toBe(text);
});
