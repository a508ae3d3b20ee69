import type { DemoCompany } from '../companies/companies.ts';
import { at, randomOf } from '../seeded-random.ts';

export interface DemoConversation {
  readonly id: number;
  readonly buyerId: number;
  readonly sellerId: number;
  readonly messages: readonly {
    readonly senderId: number;
    readonly body: string;
    readonly at: Date;
    readonly isRead: boolean;
  }[];
}

/** Short threads of the trade; the buyer begins, the sides alternate. */
const threads: readonly (readonly string[])[] = [
  [
    'Merhaba, omega 3 ürünlerinde daha uzun miatlı stok gelecek mi?',
    'Merhaba, hafta sonu 2028 miatlı ürün girişi olacak.',
    'Teşekkürler, o zaman bekleyeceğim.',
  ],
  [
    '10 kutu alırsam fiyatta indirim yapabilir misiniz?',
    '10 adet üzeri için %3 indirim tanımladım, sepetinizi yenileyebilirsiniz.',
  ],
  ['Siparişim bugün kargoya verilir mi?', 'Evet, 16.00 çıkışına yetiştirdik.', 'Çok hızlısınız, sağ olun.'],
  [
    'Gönderilen kolide bir kutu ezilmiş, fotoğrafını ekledim.',
    'Çok üzgünüz, yenisini yarın gönderiyoruz. Eskisini iade etmenize gerek yok.',
  ],
  ['Bu ürünün faturasında marka barkodu yazıyor mu?', 'Evet, kalem bazında barkod bulunuyor.'],
  [
    'Kargo ücretsiz limitiniz nedir?',
    'İlan sayfasındaki tutarın üzerinde kargo bizden.',
    'Tamam, birkaç ürün daha ekleyeceğim.',
    'Rica ederiz, iyi çalışmalar.',
  ],
];

/** Every demo account that has messages talks with several others; the last message of the first two threads is unread. */
export function demoConversations(
  sellers: readonly DemoCompany[],
  buyers: readonly DemoCompany[],
  now: Date,
): DemoConversation[] {
  const random = randomOf('conversations');
  const pairs = new Map<string, readonly [buyer: number, seller: number]>();
  const pair = (buyer: DemoCompany, seller: DemoCompany): void => {
    // Pharmacy companies have no messages (specification §6).
    if ([buyer, seller].some(({ companyType }) => companyType === 'pharmacyCompany')) return;
    if (buyer.id !== seller.id) pairs.set(`${buyer.id}:${seller.id}`, [buyer.id, seller.id]);
  };
  const demo = sellers.slice(0, 4);
  for (const company of demo) for (const buyer of random.sample(buyers, 5)) pair(buyer, company);
  for (const seller of random.sample(sellers, 7)) pair(at(sellers, 0), seller);
  return [...pairs.values()].map(([buyerId, sellerId], i) => {
    const thread = at(threads, i % threads.length);
    const start = now.getTime() - (i * 7 + 3) * 3_600_000;
    const messages = thread.map((body, turn) => ({
      senderId: turn % 2 === 0 ? buyerId : sellerId,
      body,
      at: new Date(start + turn * 11 * 60_000),
      isRead: turn < thread.length - 1 || i % 3 !== 0,
    }));
    return { id: i + 1, buyerId, sellerId, messages };
  });
}
