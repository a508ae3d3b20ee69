import { afterWorkingHours, officeHours } from '../working-hours/working-hours.ts';

export const ticketCategories = ['order', 'listing', 'invoice', 'payment', 'account', 'other'] as const;
export type TicketCategory = (typeof ticketCategories)[number];

/** Records that a ticket can refer to. */
export type TicketRecord = 'order' | 'listing';

interface CategoryFacts {
  readonly label: string;
  /** Description of the category for the writer of a ticket. */
  readonly hint: string;
  /** Record that a ticket of the category names; null where none is needed. */
  readonly record: TicketRecord | null;
  /** Whether it cannot be opened without its record. */
  readonly isRecordNeeded: boolean;
  /** Within how many working hours the platform answers. */
  readonly targetHours: number;
}

/** One row a category: what it needs, and how soon it is answered (product §10, support). */
export const ticketCategoryFacts: Readonly<Record<TicketCategory, CategoryFacts>> = {
  order: {
    label: 'Sipariş ve teslimat',
    hint: 'Kargo, eksik ya da hasarlı ürün, iptal ve iade',
    record: 'order',
    isRecordNeeded: true,
    targetHours: 4,
  },
  listing: {
    label: 'İlan ve ürün',
    hint: 'Askıya alınan ilan, yanlış ürün bilgisi, stok ve fiyat',
    record: 'listing',
    isRecordNeeded: true,
    targetHours: 9,
  },
  invoice: {
    label: 'Fatura',
    hint: 'Eksik ya da hatalı fatura, e-Fatura gönderimi',
    record: 'order',
    isRecordNeeded: true,
    targetHours: 9,
  },
  payment: {
    label: 'Ödeme ve hakediş',
    hint: 'Kart çekimi, para iadesi, cüzdan ve ödeme günü',
    record: 'order',
    isRecordNeeded: false,
    targetHours: 4,
  },
  account: {
    label: 'Hesap ve üyelik',
    hint: 'Giriş, kullanıcılar, firma bilgileri',
    record: null,
    isRecordNeeded: false,
    targetHours: 4,
  },
  other: {
    label: 'Diğer',
    hint: 'Yukarıdakilerin dışında kalan konular',
    record: null,
    isRecordNeeded: false,
    targetHours: 18,
  },
};

/** Returns when an answer of the platform is due to a message written at `at`. */
export const ticketDueAt = (category: TicketCategory, at: Date): Date =>
  afterWorkingHours(at, ticketCategoryFacts[category].targetHours);

/** Returns a target as text: `4 iş saati`, `1 iş günü`. */
export function ticketTargetText(category: TicketCategory): string {
  const { targetHours } = ticketCategoryFacts[category];
  const dayHours = officeHours.to - officeHours.from;
  return targetHours % dayHours === 0 ? `${targetHours / dayHours} iş günü` : `${targetHours} iş saati`;
}
