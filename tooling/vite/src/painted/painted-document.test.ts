import { expect, test } from 'vitest';
import { paintedDocument } from './painted-document.ts';

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
  paintedDocument(page, {
    frame: { path: '/cart', reader },
    html: html + more,
    asks: ['A/B', 'C/D?e=:id'],
    script: 'start()',
    pictureScript: 'show()',
    sheetOf,
  });

test('holds the frame, and in its head what paints it', () => {
  const document = drawn('member');
  expect(document).toContain(
    '<div id="root" data-painted="member" data-path="/cart"><main class="a" data-drawn="s0">$&amp;</main></div>',
  );
  const [head = ''] = document.split('</head>');
  expect(head).toContain('<html data-reader="member" data-asks="A/B C/D?e=:id" lang="tr">');
  expect(head).toContain('<script>start()</script>');
  expect(head).toMatch(/<style>\.a\{top:0\}\[data-drawn="s0"\]\{height:9px\}/);
});

test('names the whole sheet behind the frame, where it holds up no paint', () => {
  const [before = '', behind = ''] = drawn('member').split('</main></div>');
  expect(before).not.toContain('rel="stylesheet"');
  expect(behind).toContain('<link rel="stylesheet" crossorigin href="/assets/base.css">');
});

test('bears the title of a page that is taken over, not of one that is replaced', () => {
  expect(drawn('visitor')).toContain('<title>Sepet | Havan</title>');
  expect(drawn('member')).toContain('<title>Havan</title>');
});

test('gives pictures their address behind a frame that has some', () => {
  expect(drawn('member')).not.toContain('show()');
  expect(drawn('member', '<img data-picture="/:id"/>')).toContain(
    '<img data-picture="/:id"/></div>\n<script>show()</script>\n<link rel="stylesheet"',
  );
});

test('lets the scripts of a page with questions come after the answers', () => {
  expect(drawn('member')).toContain('<script type="module" fetchpriority="low" src="/assets/base.js">');
  expect(drawn('visitor')).not.toContain('fetchpriority');
});
