import { formatMoney } from '@havan/domain/money';
import type { PaymentRow } from '../payments/payments.sql.ts';
import { declineCode, demoCode } from '../test-cards.ts';
import { brandLabels, maskedNumber } from './card-texts.ts';
import { html, type Html } from '@havan/domain/html-text';
import { layout } from './layout.ts';

/** Why the page is shown again. */
export type ChallengeNotice = 'wrong' | 'malformed';

function noticeText(notice: ChallengeNotice, triesLeft: number): string {
  return notice === 'malformed'
    ? 'Doğrulama kodu 6 rakamdan oluşur.'
    : `Doğrulama kodu hatalı. Kalan deneme hakkı: ${triesLeft}.`;
}

/** Returns the page with the field for the one-time code. */
export function challengePage(payment: PaymentRow, now: Date, notice: ChallengeNotice | null): string {
  const secondsLeft = Math.max(
    0,
    Math.ceil((Date.parse(payment.challengeEndsAt ?? payment.createdAt) - now.getTime()) / 1000),
  );
  const error: Html | null =
    notice === null
      ? null
      : html`<p class="error" id="hata" role="alert">${noticeText(notice, payment.triesLeft)}</p>`;
  const isLoan = payment.brand === 'none';
  const content = html`
<h1 class="title">${isLoan ? 'Alışveriş kredisi başvurusu' : 'Alışverişinizi doğrulayın'}</h1>
<p class="lead">${isLoan ? 'Başvurunuzu onaylamak için telefonunuza gelen tek kullanımlık kodu girin; sonuç hemen bildirilir.' : 'İş yeri, tutar ve kartı kontrol edin; sonra telefonunuza gelen tek kullanımlık kodu girin.'}</p>
<dl class="facts">
<div class="fact"><dt>İş yeri</dt><dd>${payment.merchantName}</dd></div>
<div class="fact fact-amount"><dt>Tutar</dt><dd>${formatMoney(payment.amount)}</dd></div>
${payment.installments > 1 ? html`<div class="fact"><dt>${isLoan ? 'Vade' : 'Taksit'}</dt><dd>${payment.installments} ${isLoan ? 'ay' : 'taksit'}</dd></div>` : null}
${payment.brand === 'none' ? null : html`<div class="fact"><dt>Kart</dt><dd>${brandLabels[payment.brand]} <span class="number">${maskedNumber(payment.brand, payment.lastFour)}</span></dd></div>`}
</dl>
<form class="form" method="post" action="/3ds/${payment.secret}/code">
<label class="label" for="kod">Doğrulama kodu</label>
${error}
<input class="code" id="kod" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="6"
 required aria-describedby="ipucu${error ? ' hata' : ''}" ${error ? html`aria-invalid="true"` : null}>
<p class="hint" id="ipucu">Deneme bankası: kod ${demoCode}${isLoan ? `; ${declineCode} yazarsanız kredi onaylanmaz` : ''}</p>
<button class="primary" type="submit">Onayla</button>
</form>
<form class="cancel" method="post" action="/3ds/${payment.secret}/cancel">
<button class="plain" type="submit">Vazgeç ve mağazaya dön</button>
</form>
<p class="clock">Kalan süre: <span id="sure" data-seconds="${secondsLeft}">${clockText(secondsLeft)}</span></p>`;
  return layout(isLoan ? 'Alışveriş kredisi' : '3D Secure doğrulama', content, '/challenge.js');
}

/** `4:07` */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
