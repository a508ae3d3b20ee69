/** The sentences of the feed. */
export const sentences = {
  unknown: 'Bu barkod katalogda yok.',
  ambiguous: 'Bu barkodla birden çok ilanınız var; miadı (expiration) ya da partiyi (lot) da gönderin.',
  incomplete: 'Bu barkod için ilanınız yok; yeni ilan için fiyat ve stok birlikte gönderilmeli.',
  twice: 'Aynı ilan için bu istekte birden çok satır var; ilki uygulandı.',
} as const;
