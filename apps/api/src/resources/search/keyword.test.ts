import { describe, expect, it } from 'vitest';
import { readKeyword } from './keyword.ts';

describe('readKeyword', () => {
  it.each([
    ['2900070000420', '2900070000420'],
    [' 2900070000420 ', '2900070000420'],
    ['02900070000420', '2900070000420'],
    ['(01)08699525013859(21)ZST84AHG(17)291231(10)84KY3', '8699525013859'],
    ['010869952235633121JT370V2P2LEP7UGF2U57\u001d1726113010PPK1DN', '8699522356331'],
    ['290007', '290007'],
  ])('reads %j as a barcode', (text, barcode) => {
    expect(readKeyword(text)).toEqual({ barcode, words: [] });
  });

  it('folds words and forgets what stands between them', () => {
    expect(readKeyword("  AĞRI-kesici, İLAÇ's %50 _ağrı_ ").words).toEqual([
      'agri',
      'kesici',
      'ilac',
      's',
      '50',
    ]);
  });

  it.each(['%%%', '___', String.raw`\\\ `, '🙂🙂🙂', "'; --"])('finds no word in %j', (text) => {
    expect(readKeyword(text)).toEqual({ barcode: null, words: [] });
  });
});
