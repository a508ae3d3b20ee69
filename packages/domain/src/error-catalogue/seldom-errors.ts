/**
 * Entries of single screens. The catalogue re-exports them; as a separate module they are not part of the first load.
 */
export const paymentFailed = {
  status: 402,
  title: 'Ödeme tamamlanamadı',
  message: 'Ödemeniz bankanız tarafından onaylanmadı. Kart bilgilerinizi kontrol edip tekrar deneyin.',
} as const;

export const emptyStates = {
  messages: 'Henüz mesajınız yok.',
  notifications: 'Henüz bildiriminiz yok.',
  product: 'Ürün bulunamadı.',
  brand: 'Marka bulunamadı.',
  member: 'Üye bulunamadı.',
  listing: 'Böyle bir ilan bulunmuyor.',
} as const;
