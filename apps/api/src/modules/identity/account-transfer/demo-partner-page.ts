import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { html } from '@havan/domain/html-text';
import { documentHeaders } from '../../../core/http/security-headers.ts';
import { demoPartnerPath, partnerUrlOf, whoCame } from './account-transfer.service.ts';

/** The demo's replacement of the sister site: redeems the token and greets the user. */
export function demoPartnerPage(app: FastifyInstance, ctx: Context): void {
  if (partnerUrlOf(ctx.config) !== ctx.config.buyerOrigin + demoPartnerPath) return;
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(demoPartnerPath, async (request, reply) => {
    const { token, returnUrl } = request.query;
    const greeting = await whoCame(ctx, typeof token === 'string' ? token : '').then(
      ({ fullName, companyName }) => `Hoş geldiniz, ${fullName} (${companyName}).`,
      (error: unknown) => {
        if (error instanceof AppError) return `${error.message} Lütfen Havan üzerinden yeniden geçiş yapın.`;
        throw error;
      },
    );
    const page = html`<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reçete sitesi (deneme)</title><link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<nav aria-label="Sayfalar"><h1>Reçete sitesi</h1><ul><li><a href="/">Havan</a></li></ul></nav>
<main>
<p>${greeting}</p>
<p>Deneme ortamında kardeş sitenin yerini bu sayfa tutar.</p>
${typeof returnUrl === 'string' ? html`<p>Açılacak sayfa: ${returnUrl}</p>` : ''}
</main>
</body>
</html>`;
    return reply.headers(documentHeaders).type('text/html; charset=utf-8').send(page.text);
  });
}
