import { inflateSync } from 'node:zlib';
import { orderCaseReasons } from '@havan/domain/order-case';
import { describe, expect, it, test } from 'vitest';
import { casePhoto } from './case-photo.ts';
import { pdfPage } from './pdf-page.ts';
import { colour, drawPng } from './png.ts';

describe('a page', () => {
  const page = pdfPage(
    [{ x: 10, y: 20, text: 'Şişli (Ağrı) 1–3', align: 'end' }],
    [{ x: 0, y: 1, width: 2 }],
  );
  const text = page.toString('latin1');

  it('is a PDF whose table finds its objects', () => {
    expect(text).toMatch(/^%PDF-[^]*%%EOF\s*$/);
    const [, start = '0'] = /startxref\n(\d+)/.exec(text) ?? [];
    expect(text.slice(Number(start))).toMatch(/^xref\n0 7\n/);
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `${number} 0 obj`),
    );
    const [, length = '0', content = ''] = /\/Length (\d+) >>\nstream\n([^]*)\nendstream/.exec(text) ?? [];
    expect(content).toHaveLength(Number(length));
  });

  it('composes Turkish letters from those of every reader, and keeps them for who copies the text', () => {
    expect(text).toContain(
      '/Span << /ActualText <feff015f> >> BDC (s) Tj 0 Ts [416.5 (\xb8) -83.5] TJ 0 Ts EMC (li \\(A) Tj',
    );
    expect(text).toContain('(r\x82\\) 1\x963) Tj');
  });
});

test('shapes become pixels, a half covered one half the colour', () => {
  const png = drawPng(2, 1, [
    {
      fill: colour('#ffffff'),
      points: [
        [0, 0],
        [2, 0],
        [2, 1],
        [0, 1],
      ],
    },
    {
      fill: colour('#000000'),
      points: [
        [0, 0],
        [1.5, 0],
        [1.5, 1],
        [0, 1],
      ],
    },
  ]);
  const data = png.subarray(png.indexOf('IDAT') + 4);
  expect([...inflateSync(data)]).toEqual([0, 0, 0, 0, 128, 128, 128]);
});

test.each(orderCaseReasons)('the photo of %s is a picture where one says more than words', (reason) => {
  const photo = casePhoto(reason);
  const isShown = ['damaged', 'missing', 'wrong', 'shortExpiry'].includes(reason);
  expect(photo?.subarray(1, 4).toString() ?? null).toBe(isShown ? 'PNG' : null);
});
