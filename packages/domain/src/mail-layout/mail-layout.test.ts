import { expect, it } from 'vitest';
import { mailHtml } from './mail-layout.ts';

it('renders a link as a button, emphasises a code, and escapes the text', () => {
  const page = mailHtml({
    subject: 'Kod & <b>',
    body: 'Merhaba <script>x</script>,\n\nKodunuz: 482913\n\nhttps://havan.example/r?a=1&b=2\n\nGiriş: https://havan.example/login',
  });
  expect(page).toContain('Kod &amp; &lt;b&gt;');
  expect(page).not.toContain('<script>');
  expect(page).toMatch(/<strong[^>]*>482913<\/strong>/);
  expect(page).toMatch(/<a href="https:\/\/havan\.example\/r\?a=1&amp;b=2"[^>]*>Sayfayı aç<\/a>/);
  expect(page).toMatch(/Giriş: <a href="https:\/\/havan\.example\/login"/);
});
