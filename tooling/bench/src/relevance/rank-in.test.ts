import { expect, it } from 'vitest';
import { rankIn } from './rank-in.ts';

const found = {
  products: [
    { id: 1, name: 'Ağrı Bandı', barcode: '2900010000015' },
    { id: 2, name: 'Magnezyum', barcode: '2900020000029' },
  ],
  rxProducts: [{ id: 81, name: 'PAROL  500 MG', barcode: '8699525013859' }],
};

it.each([
  [[2], 2],
  [['2'], 2],
  [['2900020000029'], 2],
  [['290 0020 000029 '], 2],
  [['08699525013859'], 1],
  [['parol 500'], 1],
  [['agri'], 1],
  [['magnez', 'yok'], 2],
  [['9999'], 0],
  [['%'], 0],
])('%j stands at place %i', (expected, place) => {
  expect(rankIn(found, { expect: expected })).toBe(place);
});
