import { apiPrefix, idempotencyHeader } from '@havan/contract/call';
import { feedListings, feedRowsMax } from '@havan/contract/listings/listing-feed';
import { getOrderFeed } from '@havan/contract/sales/order-feed';
import { setInvoice } from '@havan/contract/sales/order-work';
import { confirmOrder, shipOrder } from '@havan/contract/sales/orders';
import { apiKeyRequestsPerMinute } from '@havan/domain/api-key';
import { secretOverlapHours, webhookEventLabels, webhookEvents } from '@havan/domain/webhook';
import { html, type Html } from '@havan/domain/html-text';

const address = ({ path }: { readonly path: string }): string => `${apiPrefix}/${path}`;

const steps: ReadonlyArray<{ readonly id: string; readonly title: string; readonly body: Html }> = [
  {
    id: 'anahtar',
    title: '1. Anahtar oluşturun',
    body: html`<p>Satıcı panelinde <b>Hesabım → Ayarlar → Entegrasyonlar</b> sayfasını açın, <b>Anahtar oluştur</b> düğmesine basın.
<i>İlan açma, stok ve fiyat yazma</i>, <i>Siparişleri okuma</i> ve <i>Sipariş onaylama, hazırlama ve kargo</i> yetkilerini seçin.
Anahtar bir kez gösterilir; kopyalayıp programınızın ayarlarına kaydedin. Tarayıcıda çalışan koda koymayın.</p>
<p>Anahtar para çekemez, hesap ve kullanıcı değiştiremez. İptal ettiğiniz anda geçersiz olur.</p>`,
  },
  {
    id: 'ilan',
    title: '2. İlk ilanı açın',
    body: html`<pre>curl -X POST "$HAVAN_URL${address(feedListings)}" \\
  -H "Authorization: Bearer $HAVAN_KEY" -H "Content-Type: application/json" \\
  -H "${idempotencyHeader}: $(uuidgen)" \\
  -d '{"rows":[{"barcode":"8690000000001","stock":12,"price":14990,"expiration":"2028-05-31"}]}'</pre>
<p>Tutarlar kuruş cinsinden tam sayıdır: 14990, 149,90 TL demektir. Bir istekte en fazla ${feedRowsMax} satır gönderin. Her satır ayrı yanıtlanır:
<code>created</code>, <code>updated</code>, <code>unchanged</code>, <code>asks</code> (onay bekleyen uyarı) ya da <code>refused</code>; nedeni
<code>sentence</code> alanındadır. Aynı satırları yeniden göndermek hiçbir şeyi değiştirmez.</p>`,
  },
  {
    id: 'paket',
    title: '3. İsterseniz hazır istemciyi kullanın',
    body: html`<p>Node 20 ve üstü ile tarayıcıda çalışan <code>@havan/api-client</code> paketi tipleri, yeniden denemeyi ve anahtarla girişi içerir.
Paketi sürümle birlikte dağıtılan <code>havan-api-client-0.1.0.tgz</code> dosyasından kurun:</p>
<pre>npm install ./havan-api-client-0.1.0.tgz</pre>
<pre>import { createKeyApi } from '@havan/api-client/key-api';
import { feedListings } from '@havan/api-client/contract/listings/listing-feed';

const api = createKeyApi({ baseUrl: process.env.HAVAN_URL, key: process.env.HAVAN_KEY });
const { rows } = await api.call(feedListings, {
  rows: [{ barcode: '8690000000001', stock: 12, price: 14990, expiration: '2028-05-31' }],
});</pre>`,
  },
  {
    id: 'siparis',
    title: '4. Siparişleri alın, kargolayın, faturalayın',
    body: html`<p><code>GET ${address(getOrderFeed)}</code> değişen siparişleri sırayla verir. Yanıttaki <code>cursor</code> değerini saklayın, bir sonraki
istekte gönderin; değişen sipariş yeniden gelir, hiçbiri atlanmaz.</p>
<p><code>POST ${address(confirmOrder)}</code> siparişi onaylar, <code>POST ${address(shipOrder)}</code> kargo firması ve takip numarasıyla
gönderildi yapar, <code>POST ${address(setInvoice)}</code> faturayı yükler.</p>`,
  },
  {
    id: 'webhook',
    title: '5. Sormadan öğrenin: webhook',
    body: html`<p>Aynı sayfada https adresinizi ekleyin ve olayları seçin:</p>
<ul>${webhookEvents.map((event) => html`<li><code>${event}</code>: ${webhookEventLabels[event]}</li>`)}</ul>
<p>Her bildirim Standard Webhooks başlıklarıyla imzalanır. İmza anahtarını yenilediğinizde öncekisi ${secretOverlapHours} saat daha imzalar.</p>
<pre>const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
const secret = Buffer.from(process.env.WEBHOOK_SECRET.replace('whsec_', ''), 'base64');
const expected = 'v1,' + createHmac('sha256', secret).update(signed).digest('base64');
const isOurs = headers['webhook-signature'].split(' ').includes(expected);</pre>
<p>Bir siparişin bildirimleri sırayla gelir. Ulaşmayan bildirim üç gün boyunca yeniden denenir; <code>webhook-id</code> her denemede aynıdır,
aynı kimlikle ikinci kez gelen bildirimi işlemeyin.</p>`,
  },
  {
    id: 'sinir',
    title: '6. Sınırlar ve hatalar',
    body: html`<p>Bir anahtar dakikada en fazla ${apiKeyRequestsPerMinute} istek yapar; kalan hak <code>RateLimit</code> başlığındadır. 429 yanıtında
<code>Retry-After</code> kadar bekleyin. Her ret, bir kod ve Türkçe bir cümle taşır. Yazan her isteğe <code>${idempotencyHeader}</code>
başlığı koyun: yanıt almadığınız isteği aynı değerle yeniden göndermek güvenlidir.</p>`,
  },
];

/** Returns the guide from a key to the first listing, in Turkish, for the author of a seller's program. */
export function guidePage(): string {
  return html`<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Havan API: anahtardan ilk ilana</title><link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<nav aria-label="Adımlar"><p class="home">Havan API</p><ul>
${steps.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
<li><a href="/api/docs">Bütün çağrılar</a></li></ul></nav>
<main>
<h1>Anahtardan ilk ilana on dakikada</h1>
${steps.map(({ id, title, body }) => html`<section id="${id}"><h2>${title}</h2>${body}</section>`)}
<p><a href="/api/docs">Bütün çağrılar</a> anahtarınızla denenebilir; programlar <a href="${apiPrefix}/openapi.json">openapi.json</a> dosyasını okur.</p>
</main>
</body>
</html>`.text;
}
