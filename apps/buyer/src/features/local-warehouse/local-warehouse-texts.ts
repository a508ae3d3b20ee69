/** The local warehouses of the buyer's city. */
export const localWarehouseTexts = {
  title: 'Yerel depolar',
  lead: 'Şehrinizdeki ecza depoları kendi araçlarıyla, çoğu zaman aynı gün teslim eder.',
  offers: 'İlanlarına bak',
  allOffers: 'Bütün yerel depo ilanları',
  none: 'Şehrinizde yerel depo yok',
  noneHint: 'Bölgenizde bir depo satışa başladığında burada görünür.',
  loading: 'Yerel depolar yükleniyor',
} as const;
