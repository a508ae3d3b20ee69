import type { PaymentRow } from '../payments/payments.sql.ts';
import { html } from '@havan/domain/html-text';
import { layout } from './layout.ts';

/** Returns the page for a step that has ended; the shop has the outcome. */
export function finishedPage(payment: PaymentRow): string {
  return layout(
    'İşlem tamamlandı',
    html`
<h1 class="title">Bu doğrulama adımı tamamlandı</h1>
<p class="lead">Ödemenin sonucunu ${payment.merchantName} sayfasında görebilirsiniz.</p>
<p><a class="primary" href="${payment.returnUrl}">Mağazaya dön</a></p>`,
  );
}

/** Shown for an address that leads nowhere, and for the bank's own trouble. */
export function unknownPage(message: string): string {
  return layout(
    'İşlem bulunamadı',
    html`
<h1 class="title">${message}</h1>
<p class="lead">Mağazaya dönüp ödemeyi yeniden başlatabilirsiniz.</p>`,
  );
}
