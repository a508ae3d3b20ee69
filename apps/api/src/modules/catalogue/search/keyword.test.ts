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
    ['290 0070 000420', '2900070000420'],
    ['290-0070-000420', '2900070000420'],
    ["'2900070000420", '2900070000420'],
    ['\u200b2900070000420\u00a0', '2900070000420'],
    ['barkod: 2900070000420', '2900070000420'],
    ['2900070000420;5', '2900070000420'],
    [']d2010869952501385921ZST84AHG\u001d17291231', '8699525013859'],
    ['\u001d010869952501385921ZST84AHG', '8699525013859'],
    ['(01) 08699525013859 (21) ZST84AHG (17) 291231', '8699525013859'],
    ['<FNC1>010869952501385921ZST84AHG<FNC1>17291231', '8699525013859'],
    ['０１08699525013859（21）ZST84AHG', '8699525013859'],
    // Without a separator the end of the serial number is unknown.
    ['010869952501385921121140788766511712123110K0016', '8699525013859'],
  ])('reads %j as a barcode', (text, barcode) => {
    expect(readKeyword(text)).toEqual({ barcode, words: [] });
  });

  it('reads five digits as a part of a barcode and as a word, since 50000 also occurs in names', () => {
    expect(readKeyword('50000')).toEqual({ barcode: '50000', words: ['50000'] });
    expect(readKeyword('5000')).toEqual({ barcode: null, words: ['5000'] });
  });

  it('folds words and drops separators', () => {
    expect(readKeyword("  AĞRI-kesici, İLAÇ's %50 _ağrı_ ").words).toEqual([
      'agri',
      'kesici',
      'ilac',
      's',
      '50',
    ]);
  });

  it.each([
    ['100 250 30 20', ['100', '250', '30', '20']],
    ['0000000000001 5', ['0000000000001', '5']],
    ['voltaren’in fiyatı', ['voltaren', 'fiyati']],
    ["20'li tablet", ['20', 'tablet']],
    ["O'Neil", ['o', 'neil']],
    ['pa\u00adrol\u200b', ['parol']],
    ['\u202eparol\u202c \u200f500', ['parol', '500']],
    ['ＰＡＲＯＬ ﬁlm', ['parol', 'film']],
  ])('reads %j as words', (text, words) => {
    expect(readKeyword(text)).toEqual({ barcode: null, words });
  });

  it.each(['%%%', '___', String.raw`\\\ `, '🙂🙂🙂', "'; --"])('finds no word in %j', (text) => {
    expect(readKeyword(text)).toEqual({ barcode: null, words: [] });
  });
});
