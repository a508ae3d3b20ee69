import { formatDate, formatTime } from '@havan/domain/istanbul';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../core/context.ts';
import { html } from '@havan/domain/html-text';
import { documentHeaders } from '../../../core/http/security-headers.ts';
import { listOutboxMessages } from './outgoing-messages.sql.ts';

const shown = 100;

/**
 * Registers `/outbox`, a page with the e-mail and SMS that were not sent. It shows codes and links, so it exists only
 * in the demo; elsewhere `pnpm deliveries unsent` prints them in a shell on the server.
 */
export function outboxPage(app: FastifyInstance, { config, db }: Context): void {
  if (!config.demo) return;
  app.get('/outbox', async (_request, reply) => {
    const messages = await listOutboxMessages(db, shown);
    const page = html`<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Gönderilenler – Havan</title><link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<nav aria-label="Sayfalar"><h1>Gönderilenler</h1><ul><li><a href="/">Havan</a></li><li><a href="/api/docs">API</a></li></ul></nav>
<main>
<p>Sunucusu verilmemiş e-posta ve SMS’ler gönderilmez; burada görünür. Son ${shown} ileti.</p>
${messages.length === 0 ? html`<p>Henüz ileti yok.</p>` : ''}
${messages.map(
  ({ channel, recipient, subject, body, created_at: at }) => html`<article>
<h3><span class="${channel}">${channel === 'sms' ? 'SMS' : 'E-posta'}</span> ${recipient}</h3>
<p class="facts">${formatDate(at)} ${formatTime(at)}${subject ? ` · ${subject}` : ''}</p>
<pre>${body}</pre>
</article>`,
)}
</main>
</body>
</html>`;
    return reply.headers(documentHeaders).type('text/html; charset=utf-8').send(page.text);
  });
}
