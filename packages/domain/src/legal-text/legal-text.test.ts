import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalHtml, legalSource } from './legal-text.ts';

test('blocks become headings, paragraphs and lists; HTML in the text is escaped', () => {
  expect(
    legalHtml('## 1. Hesap\n\nHesabınız size\nözeldir.\n\n- bir\n- iki & üç\n\n<script>x</script>'),
  ).toBe(
    '<h2>1. Hesap</h2>\n<p>Hesabınız size özeldir.</p>\n<ul><li>bir</li><li>iki &amp; üç</li></ul>\n<p>&lt;script&gt;x&lt;/script&gt;</p>',
  );
});

const words = fc.stringMatching(/^[a-zçğıöşü<>&;.]{1,12}( [a-zçğıöşü<>&;.]{1,12}){0,3}$/);
const block = fc.oneof(
  words,
  words.map((text) => `## ${text}`),
  fc.array(words, { minLength: 1, maxLength: 3 }).map((items) => items.map((item) => `- ${item}`).join('\n')),
);

test('returns the typed text', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
      const text = blocks.join('\n\n');
      expect(legalSource(legalHtml(text))).toBe(text);
    }),
  );
});
