import { expect, test } from 'vitest';
import { quantityRefusal } from './quantity-refusal.ts';

test.each([
  ['500', { min: 1, max: 40, step: 1 }, 'En çok 40 adet alınabilir.'],
  ['8690000000000', { min: 1, max: 1200, step: 1 }, 'En çok 1.200 adet alınabilir.'],
  ['3', { min: 6, max: 40, step: 1 }, 'En az 6 adet alınabilir.'],
  ['7', { min: 6, max: 40, step: 6 }, 'Yalnız 6’lı kolilerle alınabilir.'],
  ['1,5', { min: 1, max: 40, step: 1 }, '“1,5” alınmadı: adet tam sayı olmalı.'],
  ['86900000', { min: 1, step: 1 }, '“86900000” alınmadı: adet tam sayı olmalı.'],
])('says why %s is not taken', (typed, bounds, sentence) => {
  expect(quantityRefusal(typed, bounds)).toBe(sentence);
});
