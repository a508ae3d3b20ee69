/** Texts of a long list of offers and of a product without offers. */
export const laterOfferTexts = {
  none: 'Böyle bir ilan bulunmuyor.',
  noneHint: 'Bu ürünü şu anda satan yok. Stok alarmı kurun; satışa çıktığında haber verelim.',
  showAll: (count: number) => `${count} teklifin tümünü göster`,
  noun: 'teklif',
} as const;
