import { afterWorkingHours, officeHours } from '../working-hours/working-hours.ts';

export const ticketCategories = ['order', 'listing', 'invoice', 'payment', 'account', 'other'] as const;
export type TicketCategory = (typeof ticketCategories)[number];

/** Records that a ticket can refer to. */
export type TicketRecord = 'order' | 'listing';

interface CategoryFacts {
  readonly label: string;
  /** Description of the category for the writer of a ticket. */
  readonly hint: string;
  /** Record that a ticket of the category names; null for none. */
  readonly record: TicketRecord | null;
  /** Whether the record is required. */
  readonly isRecordNeeded: boolean;
  /** Working hours within which the platform answers. */
  readonly targetHours: number;
}

/** Record, response time and texts of each category (product §10, support). */
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

const dayHours = officeHours.to - officeHours.from;

/** Returns a target as text: `4 iş saati`, `1 iş günü`. */
export function ticketTargetText(category: TicketCategory): string {
  const { targetHours } = ticketCategoryFacts[category];
  return targetHours % dayHours === 0 ? `${targetHours / dayHours} iş günü` : `${targetHours} iş saati`;
}

/** Returns working minutes as text, in the units of the targets: `40 dk`, `3 iş saati 5 dk`, `2 iş günü`. */
export function workingTimeText(minutes: number): string {
  const days = Math.floor(minutes / (dayHours * 60));
  const hours = Math.floor((minutes % (dayHours * 60)) / 60);
  const rest = minutes % 60;
  if (days > 0) return hours > 0 ? `${days} iş günü ${hours} saat` : `${days} iş günü`;
  if (hours > 0) return rest > 0 ? `${hours} iş saati ${rest} dk` : `${hours} iş saati`;
  return `${rest} dk`;
}
