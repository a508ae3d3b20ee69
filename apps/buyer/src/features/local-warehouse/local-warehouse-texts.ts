import { formatMoney } from '@havan/domain/money';

interface Terms {
  /** Kuruş, as are the two below. */
  readonly minBasket: number;
  readonly shippingFee: number;
  readonly freeShippingFrom: number | null;
}

/** The local warehouses of the buyer's city. */
export const localWarehouseTexts = {
  title: 'Yerel depolar',
  lead: 'Şehrinizdeki ecza depoları kendi araçlarıyla, çoğu zaman aynı gün teslim eder.',
  offers: 'İlanlarına bak',
  allOffers: 'Bütün yerel depo ilanları',
  none: 'Şehrinizde yerel depo yok',
  noneHint: 'Bölgenizde bir depo satışa başladığında burada görünür.',
  loading: 'Yerel depolar yükleniyor',
  /** Returns the text of an order's costs beside its goods. */
  terms: ({ minBasket, shippingFee, freeShippingFrom }: Terms): string =>
    [
      minBasket > 0 ? `En az sepet ${formatMoney(minBasket)}` : 'En az sepet tutarı yok',
      shippingFee === 0
        ? 'teslimat ücretsiz'
        : freeShippingFrom === null
          ? `teslimat ${formatMoney(shippingFee)}`
          : `teslimat ${formatMoney(shippingFee)}, ${formatMoney(freeShippingFrom)} ve üzeri ücretsiz`,
    ].join(' · '),
} as const;
