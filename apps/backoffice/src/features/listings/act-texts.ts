/** Texts of suspending and releasing listings; counts arrive formatted. */
export const actTexts = {
  suspend: {
    title: 'İlanlar askıya alınsın mı?',
    act: 'Askıya al',
    sure: (count: string) => `Evet, ${count} ilanı askıya al`,
    consequence: (listings: string, sellers: string) =>
      `${listings} ilan askıya alınacak (${sellers} satıcı). Satıştan hemen kalkar; satıcılar nedeni okur. Askıdan çıkarırsanız pasif olurlar; satıcıları yeniden satışa açar.`,
    none: 'Seçimde askıya alınabilecek ilan yok.',
    done: (count: string) => `${count} ilan askıya alındı.`,
  },
  free: {
    title: 'İlanlar askıdan çıksın mı?',
    act: 'Askıdan çıkar',
    sure: (count: string) => `Evet, ${count} ilanı askıdan çıkar`,
    consequence: (listings: string, sellers: string) =>
      `${listings} ilan askıdan çıkacak (${sellers} satıcı). İlanlar pasif olur; satıcıları satışa açar.`,
    none: 'Seçimde askıdan çıkarılabilecek ilan yok.',
    done: (count: string) => `${count} ilan askıdan çıktı.`,
  },
} as const;
