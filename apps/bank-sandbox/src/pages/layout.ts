import { html, type Html } from '@havan/domain/html-text';

const bankName = 'Deneme Bankası';

/**
 * Returns the frame of every page: the bank's header, the content, and the footer that describes this bank.
 */
export function layout(title: string, content: Html, script: string | null = null): string {
  return html`<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="robots" content="noindex">
<title>${title} – ${bankName}</title>
<link rel="icon" href="/emblem.svg" type="image/svg+xml">
<link rel="stylesheet" href="/bank.css">
${script === null ? null : html`<script src="${script}" defer></script>`}
</head>
<body>
<header class="head">
<img src="/emblem.svg" alt="" width="28" height="28">
<span class="head-name">${bankName}</span>
</header>
<main class="main">${content}</main>
<footer class="foot">Bu banka yalnızca deneme içindir: gerçek kart kabul etmez, gerçek para çekmez.</footer>
</body>
</html>`.text;
}
