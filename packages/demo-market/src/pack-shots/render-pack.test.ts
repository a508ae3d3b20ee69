import { describe, expect, it } from 'vitest';
import { identities } from './identities/identities.ts';
import { type Pack, packForms } from './pack.ts';
import { renderPack } from './render-pack.ts';

const labels = [
  'Omega',
  'Çocuk Multivitamin Çiğnenebilir Ahududulu Şurubu',
  'Güneş Koruyucu Fluid SPF 50+',
  'A & <B>',
];
const sizes = ['60 kapsül', '500 mg · 60 kapsül', '', '10 × 10 cm · 5 adet'];

const every: Pack[] = Object.keys(identities).flatMap((identity, i) =>
  packForms.map((form, j) => ({
    form,
    identity,
    brand: i % 3 === 0 ? 'Uzun Adlı Bir Marka' : 'Virendo',
    label: labels[(i + j) % labels.length] ?? '',
    size: sizes[(i * 3 + j) % sizes.length] ?? '',
    note: j % 2 === 0 ? 'Takviye edici gıda' : '',
    line: (i + j) % 5,
  })),
);

describe('renderPack', () => {
  const pictures = every.map(renderPack);

  it('draws every brand on every form without a broken number', () => {
    expect(pictures.filter((svg) => /NaN|undefined|Infinity|null/.test(svg))).toEqual([]);
    expect(pictures.filter((svg) => !svg.startsWith('<svg ') || !svg.endsWith('</svg>'))).toEqual([]);
  });

  it('gives the same bytes again', () => {
    expect(every.map(renderPack)).toEqual(pictures);
  });

  it('stays small', () => {
    const sizesInBytes = pictures.map((svg) => Buffer.byteLength(svg)).sort((a, b) => a - b);
    expect(sizesInBytes[Math.floor(sizesInBytes.length / 2)]).toBeLessThan(5500);
    expect(sizesInBytes.at(-1)).toBeLessThan(9000);
  });

  it('refers only to what it defines, and defines it once', () => {
    for (const svg of pictures) {
      const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
        ([, paint, use]) => paint ?? use,
      );
      expect(new Set(defined).size).toBe(defined.length);
      expect(used.filter((id) => !defined.includes(id))).toEqual([]);
    }
  });

  it('loads nothing: no image, no font, no script, no filter', () => {
    expect(
      pictures.filter((svg) =>
        /<(image|script|style|filter|foreignObject)|https?:\/\/(?!www\.w3\.org\/2000\/svg)/.test(svg),
      ),
    ).toEqual([]);
  });

  it('draws a brand whose identity was removed', () => {
    expect(
      renderPack({
        form: 'tube',
        identity: 'unknown',
        brand: 'Eski',
        label: 'Krem',
        size: '50 ml',
        note: '',
        line: 0,
      }),
    ).toContain('Eski');
  });
});
