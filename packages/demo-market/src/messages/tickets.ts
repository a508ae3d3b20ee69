import { type TicketCategory, ticketDueAt } from '@havan/domain/ticket-category';
import type { DemoCompany } from '../companies/companies.ts';
import type { DemoPayment } from '../orders/orders.ts';

interface DemoTicketMessage {
  readonly party: 'customer' | 'platform';
  readonly body: string;
  readonly at: Date;
  /** When what it answers was due; null for what answers nothing. */
  readonly dueAt: Date | null;
}

export interface DemoTicket {
  readonly companyId: number;
  readonly category: TicketCategory;
  readonly subject: string;
  readonly orderId: number | null;
  readonly state: 'open' | 'actionRequired' | 'answered' | 'closed';
  readonly messages: readonly DemoTicketMessage[];
  readonly closedAt: Date | null;
}

interface Plot {
  readonly category: TicketCategory;
  readonly subject: string;
  readonly state: DemoTicket['state'];
  /** How many hours ago it was opened. */
  readonly hoursAgo: number;
  /** The customer begins, the platform answers, and so on. */
  readonly words: readonly string[];
}

const hourMs = 3_600_000;

const ofBuyers: readonly Plot[] = [
  {
    category: 'account',
    subject: 'Çalışanım giriş yapamıyor',
    state: 'open',
    hoursAgo: 2,
    words: ['Dün davet ettiğim çalışanım giriş yaparken kod almıyor. Numarasını iki kez kontrol ettik.'],
  },
  {
    category: 'other',
    subject: 'Eczanemi devralıyorum',
    state: 'answered',
    hoursAgo: 70,
    words: [
      'Eczaneyi ay sonunda devralıyorum. Üyeliği yeni vergi numarasına geçirebilir miyim?',
      'Üyelik vergi numarasına bağlıdır. Devirden sonra yeni numarayla başvurun; eski hesabın siparişleri tamamlanınca kapatıyoruz.',
    ],
  },
  {
    category: 'payment',
    subject: 'Kartımdan iki kez çekim görünüyor',
    state: 'closed',
    hoursAgo: 26 * 24,
    words: [
      'Bankamın ekranında aynı tutar iki kez görünüyor.',
      'İkinci satır bankanın provizyonu; çekim tektir ve provizyon iki iş günü içinde düşer.',
    ],
  },
];

const ofSellers: readonly Plot[] = [
  {
    category: 'payment',
    subject: 'Ödeme günüm değişti mi?',
    state: 'actionRequired',
    hoursAgo: 50,
    words: [
      'Geçen haftaki siparişlerin ödemesi hesabıma geçmedi.',
      'Baktığınız siparişlerin numaralarını bu talebe yazar mısınız? Ödemeler sipariş sipariş izleniyor.',
    ],
  },
  {
    category: 'account',
    subject: 'KEP adresimiz değişti',
    state: 'closed',
    hoursAgo: 12 * 24,
    words: [
      'Yeni KEP adresimizi nereden değiştirebiliriz?',
      'Ayarlar, satış bilgileri sayfasından değiştirebilirsiniz; yeni adres aynı gün geçerli olur.',
    ],
  },
];

/** Tickets of some buyers and sellers in every state, and one about an order that was shipped; by the time they opened. */
export function demoTickets(
  { sellers, buyers }: { readonly sellers: readonly DemoCompany[]; readonly buyers: readonly DemoCompany[] },
  payments: readonly DemoPayment[],
  now: Date,
): DemoTicket[] {
  const all = [
    ...buyers.flatMap((buyer) => ofBuyers.map((plot) => ticketOf(buyer.id, plot, now))),
    ...sellers.flatMap((seller) => ofSellers.map((plot) => ticketOf(seller.id, plot, now))),
    ...buyers.flatMap((buyer) => orderTicket(buyer, payments, now)),
  ];
  return all.toSorted((one, other) => openedAt(one) - openedAt(other));
}

const openedAt = ({ messages }: DemoTicket): number => messages[0]?.at.getTime() ?? 0;

function ticketOf(
  companyId: number,
  { category, subject, state, hoursAgo, words }: Plot,
  now: Date,
): DemoTicket {
  const asked = new Date(now.getTime() - hoursAgo * hourMs);
  const due = ticketDueAt(category, asked);
  // An hour before it was due; never later than now.
  const answered = new Date(Math.min(due.getTime() - hourMs, now.getTime()));
  const messages = words.map((body, index) =>
    index === 0
      ? { party: 'customer' as const, body, at: asked, dueAt: null }
      : { party: 'platform' as const, body, at: answered, dueAt: due },
  );
  const closedAt = state === 'closed' ? new Date(answered.getTime() + 24 * hourMs) : null;
  return { companyId, category, subject, orderId: null, state, messages, closedAt };
}

/** About the first parcel of a buyer that is on its way for more than a day. */
function orderTicket(buyer: DemoCompany, payments: readonly DemoPayment[], now: Date): DemoTicket[] {
  const late = payments
    .filter((payment) => payment.buyer.id === buyer.id)
    .flatMap(({ orders }) => orders)
    .find(
      ({ times }) =>
        times.shippedAt && !times.cancelledAt && now.getTime() - times.shippedAt.getTime() > 30 * hourMs,
    );
  if (!late?.times.shippedAt) return [];
  const asked = new Date(late.times.shippedAt.getTime() + 26 * hourMs);
  const plot = {
    category: 'order',
    subject: `${late.id} numaralı siparişin kargosu ilerlemiyor`,
    state: 'answered',
    hoursAgo: (now.getTime() - asked.getTime()) / hourMs,
    words: [
      'Kargo takip ekranı dünden beri aynı yerde duruyor.',
      'Kargo firmasıyla görüştük; gönderi dağıtım şubesine ulaşmış. Teslimat gününü takip numarasından izleyebilirsiniz.',
    ],
  } as const satisfies Plot;
  const ticket = ticketOf(buyer.id, plot, now);
  // Silence for a week closes it.
  const answered = ticket.messages[1]?.at ?? asked;
  const closes = new Date(answered.getTime() + 7 * 24 * hourMs);
  const isClosed = closes < now;
  return [{ ...ticket, orderId: late.id, ...(isClosed && { state: 'closed', closedAt: closes }) }];
}
