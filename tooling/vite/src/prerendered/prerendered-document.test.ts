import { expect, test } from 'vitest';
import { prerenderedDocument } from './prerendered-document.ts';

const page = `<!doctype html>
<html lang="tr">
  <head>
    <title>Havan</title>
    <script type="module" src="/assets/base.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/base.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const html = '<title>Sepet | Havan</title><main class="a" style="height:9px">$&amp;</main>';
const sheetOf = (href: string) => (href === '/assets/base.css' ? '.a{top:0}.z{top:1px}' : '');
const drawn = (reader: 'member' | 'visitor', more = '') =>
  prerenderedDocument(page, {
    frame: { path: '/cart', reader },
    html: html + more,
    asks: ['A/B', 'C/D?e=:id'],
    script: 'start()',
    productScript: 'show()',
    sheetOf,
  });

// @spec §7 first-look-speed

test('contains the frame, and its critical styles in the head', () => {
  const document = drawn('member');
  expect(document).toContain(
    '<div id="root" data-painted="member" data-path="/cart"><main class="a" data-drawn="s0">$&amp;</main></div>',
  );
  const [head = ''] = document.split('</head>');
  expect(head).toContain('<html data-reader="member" data-asks="A/B C/D?e=:id" lang="tr">');
  expect(head).toContain('<script>start()</script>');
  expect(head).toMatch(/<style>\.a\{top:0\}\[data-drawn="s0"\]\{height:9px\}/);
});

test('links the whole sheet after the frame, where it does not block the paint', () => {
  const [before = '', behind = ''] = drawn('member').split('</main></div>');
  expect(before).not.toContain('rel="stylesheet"');
  expect(behind).toContain('<link rel="stylesheet" crossorigin href="/assets/base.css">');
});

test('has the title of a hydrated page, not of a replaced one', () => {
  expect(drawn('visitor')).toContain('<title>Sepet | Havan</title>');
  expect(drawn('member')).toContain('<title>Havan</title>');
});

test('adds the script of the product after a frame with pictures', () => {
  expect(drawn('member')).not.toContain('show()');
  expect(drawn('member', '<img data-picture="/:id"/>')).toContain(
    '<img data-picture="/:id"/></div>\n<script>show()</script>\n<link rel="stylesheet"',
  );
});

test.each(['member', 'visitor'] as const)(
  'loads the scripts of a %s after fonts and early answers',
  (reader) => {
    expect(drawn(reader)).toContain('<script type="module" fetchpriority="low" src="/assets/base.js">');
  },
);
