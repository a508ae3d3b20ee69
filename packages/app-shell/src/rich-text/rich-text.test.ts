import { expect, test } from 'vitest';
import { readRichText } from './rich-text.ts';

test('known elements keep their nesting', () => {
  expect(readRichText('<h2>Başlık</h2><p>Bir <strong>iki</strong></p>')).toEqual([
    { tag: 'h2', children: ['Başlık'] },
    { tag: 'p', children: ['Bir ', { tag: 'strong', children: ['iki'] }] },
  ]);
});

test('scripts, handlers and unknown elements are reduced to their text', () => {
  expect(
    readRichText(
      '<script>alert(1)</script><img src=x onerror=alert(1)><p onclick="x()"><a href="javascript:x">oku</a></p>',
    ),
  ).toEqual([{ tag: 'p', children: ['oku'] }]);
});

test('entities are decoded, unknown ones stay', () => {
  expect(readRichText('<p>A &amp; B &lt;c&gt; &foo;</p>')).toEqual([
    { tag: 'p', children: ['A & B <c> &foo;'] },
  ]);
});

test('stray and missing closing tags are tolerated', () => {
  expect(readRichText('</p><ul><li>bir<li>iki</ul><p>son')).toEqual([
    { tag: 'ul', children: [{ tag: 'li', children: ['bir', { tag: 'li', children: ['iki'] }] }] },
    { tag: 'p', children: ['son'] },
  ]);
});
