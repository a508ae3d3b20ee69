import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { pdfPage } from '../documents/pdf-page.ts';
import { type FileStorage, loadFiles } from '../load/load-files.ts';
import type { Loader } from '../load/loader.ts';
import { uuidOf } from '../orders/orders.ts';
import { randomOf } from '../seeded-random.ts';
import type { DemoCheck, DemoRecall, DemoRisks } from './risks.ts';

const dayMs = 86_400_000;
const supplier = 'Akasya Ecza Deposu A.Ş.';

/**
 * Loads the risk marks, the invoices that were sent for them, reports of buyers, and a recall of the past.
 */
export async function loadRisks(
  loader: Loader,
  storage: FileStorage,
  { marks, checks, reported }: DemoRisks,
  buyers: readonly { readonly id: number }[],
  now: Date,
): Promise<void> {
  await loader.copy(
    'risk_mark',
    ['id', 'brand_id', 'product_id', 'cause', 'note', 'marked_at'],
    marks.map(({ id, brandId, productId, cause, note, markedAt }) => [
      id,
      brandId,
      productId,
      cause,
      note,
      markedAt,
    ]),
  );
  await loader.copy(
    'originality_check',
    ['listing_id', 'seller_id', 'mark_id', 'state', 'asked_at', 'due_at'],
    checks.map(({ listing, markId, state, askedAt, dueAt }) => [
      listing.id,
      listing.sellerId,
      markId,
      state,
      askedAt,
      dueAt,
    ]),
  );
  await loadInvoices(
    loader,
    storage,
    checks.filter(({ state }) => state !== 'missing'),
  );
  await loadIssues(loader, reported, buyers, now);
}

async function loadInvoices(loader: Loader, storage: FileStorage, sent: readonly DemoCheck[]): Promise<void> {
  const invoices = sent.map((check) => {
    const { listing, askedAt } = check;
    const id = uuidOf(randomOf(`purchase-invoice:${listing.id}`));
    const sentAt = new Date(askedAt.getTime() + dayMs + (listing.id % 7) * 3_600_000);
    const number = `AKD${sentAt.getUTCFullYear()}${String(listing.id).padStart(9, '0')}`;
    return { check, id, key: `purchase-invoices/${id}.pdf`, number, sentAt, bytes: pdfOf(check, number) };
  });
  await loadFiles(
    loader,
    storage,
    invoices.map(({ check: { listing }, id, key, bytes, number, sentAt }) => ({
      id,
      key,
      companyId: listing.sellerId,
      purpose: 'purchaseInvoice',
      mimeType: 'application/pdf',
      name: `${number}.pdf`,
      bytes,
      at: sentAt,
    })),
  );
  await loader.copy(
    'purchase_invoice',
    [
      'listing_id',
      'seller_id',
      'user_id',
      'file_id',
      'invoice_number',
      'invoice_date',
      'supplier',
      'quantity',
      'state',
      'reason',
      'sent_at',
      'ruled_at',
    ],
    invoices.map(({ check: { listing, state }, id, number, sentAt }) => [
      listing.id,
      listing.sellerId,
      listing.sellerId,
      id,
      number,
      dayBefore(sentAt, 30),
      supplier,
      listing.stock + 20,
      state === 'submitted' ? 'waiting' : state,
      state === 'rejected' ? 'Fatura okunmuyor. Daha net bir kopya yükleyin.' : null,
      sentAt,
      state === 'submitted' ? null : new Date(sentAt.getTime() + 8 * 3_600_000),
    ]),
  );
}

const dayBefore = (at: Date, days: number): string =>
  formatIsoDay(istanbulDayOf(new Date(at.getTime() - days * dayMs)));

function pdfOf({ listing }: DemoCheck, number: string): Buffer {
  return pdfPage(
    [
      { x: 48, y: 60, size: 16, bold: true, text: supplier },
      { x: 48, y: 84, text: `Fatura no ${number}` },
      { x: 48, y: 120, bold: true, text: 'Ürün' },
      { x: 547, y: 120, bold: true, align: 'end', text: 'Adet' },
      { x: 48, y: 140, text: `${listing.product.name} (${listing.product.barcode})` },
      { x: 547, y: 140, align: 'end', text: String(listing.stock + 20) },
    ],
    [{ x: 48, y: 126, width: 499 }],
  );
}

const reports = [
  { category: 'notGenuine', note: 'Kutudaki hologram etiketi eksik.', state: 'asked' },
  { category: 'wrongExpiration', note: 'Gelen kutuda miat ilandakinden üç ay kısa.', state: 'open' },
  { category: 'wrongPicture', note: 'Görsel eski ambalajı gösteriyor.', state: 'open' },
  { category: 'wrongPrice', note: '', state: 'closed' },
] as const;

async function loadIssues(
  loader: Loader,
  reported: DemoRisks['reported'],
  buyers: readonly { readonly id: number }[],
  now: Date,
): Promise<void> {
  await loader.copy(
    'product_issue',
    [
      'product_id',
      'listing_id',
      'user_id',
      'company_id',
      'category',
      'note',
      'reported_at',
      'state',
      'question',
      'answer',
      'answered_at',
      'answered_by',
      'ruling',
      'reason',
      'ruled_at',
    ],
    reported.flatMap((listing, index) => {
      const report = reports[index];
      const buyerId = buyers[index * 3]?.id;
      if (!report || buyerId === undefined) return [];
      const at = new Date(now.getTime() - (index + 1) * dayMs);
      const answeredAt = index === 1 || report.state === 'closed' ? new Date(at.getTime() + 3_600_000) : null;
      const isClosed = report.state === 'closed';
      return [
        [
          listing.product.id,
          listing.id,
          buyerId,
          buyerId,
          report.category,
          report.note,
          at,
          report.state,
          report.state === 'asked' ? 'Ürünü nereden aldığınızı yazın.' : null,
          answeredAt && 'Kontrol ettik; bilgiler kutudaki gibi, fotoğrafını gönderebiliriz.',
          answeredAt,
          answeredAt && listing.sellerId,
          isClosed ? 'dismissed' : null,
          isClosed ? 'Satıcının yanıtı yeterli bulundu.' : null,
          isClosed ? new Date(at.getTime() + 7_200_000) : null,
        ],
      ];
    }),
  );
}

/** A recall that has ended: its orders, all notified. */
export async function loadRecall(loader: Loader, recall: DemoRecall): Promise<void> {
  await loader.copy(
    'recall',
    ['id', 'product_id', 'lot', 'reason', 'state', 'listings', 'started_at', 'ended_at', 'end_reason'],
    [
      [
        1,
        recall.productId,
        recall.lot,
        'Üretici bu partide etiket hatası bildirdi.',
        'ended',
        new Set(recall.orders.map(({ sellerId }) => sellerId)).size,
        recall.startedAt,
        recall.endedAt,
        'Üretici etiketleri düzeltti.',
      ],
    ],
  );
  await loader.copy(
    'recall_order',
    ['recall_id', 'order_id', 'lot', 'buyer_id', 'seller_id', 'units', 'notified_at'],
    recall.orders.map(({ orderId, buyerId, sellerId, units }) => [
      1,
      orderId,
      recall.lot,
      buyerId,
      sellerId,
      units,
      new Date(recall.startedAt.getTime() + 4000),
    ]),
  );
}
