export const factTexts = {
  title: 'Ürün bilgisi',
  brand: 'Marka',
  category: 'Kategori',
  size: 'Ambalaj',
  uts: 'ÜTS ürün numarası',
  vat: 'KDV',
  readAll: 'Açıklamanın tamamını oku',
} as const;

export const shoppingListTexts = {
  write: 'Alışveriş listeme yaz',
  written: 'Alışveriş listenize yazıldı. Akıllı sepette bulursunuz.',
} as const;

export const reportTexts = {
  title: 'Sorun bildir',
  category: 'Sorun nedir?',
  categoryMissing: 'Lütfen bir seçenek işaretleyin.',
  offer: 'Hangi teklif?',
  wholeProduct: 'Ürünün kendisi',
  offerOf: (seller: string, price: string, expiry: string) => `${seller}, ${price}, ${expiry}`,
  note: 'Açıklama',
  noteMissing: 'Lütfen sorunu kısaca yazın.',
  send: 'Bildir',
  cancel: 'Vazgeç',
  sent: 'Bildiriminiz alındı',
  sentHint: 'Ekibimiz inceleyip gerekeni yapacak. Teşekkür ederiz.',
} as const;

export const historyTexts = {
  title: 'Fiyat geçmişi',
  remark: 'Son 90 günde ürünün en düşük teklifi',
  summary: 'Fiyat özeti',
  chart: 'En düşük teklif, gün gün',
  day: 'Gün',
  price: 'En düşük fiyat',
  loading: 'Fiyat geçmişi yükleniyor',
  none: 'Son 90 günde teklif yok',
  noneHint: 'İlk teklif geldiğinde fiyatı burada izleyebilirsiniz.',
  now: 'Bugün',
  lowest30: 'Son 30 günün en düşüğü',
  lowest90: 'Son 90 günün en düşüğü',
  average: '90 günün ortalaması',
  belowAverage: (percent: string) => `ortalamanın ${percent} altında`,
  aboveAverage: (percent: string) => `ortalamanın ${percent} üstünde`,
  atAverage: 'ortalama düzeyinde',
} as const;

export const questionTexts = {
  title: 'Sorular ve yanıtlar',
  count: (count: number) => `${count} soru`,
  loading: 'Sorular yükleniyor',
  none: 'Bu ürün için henüz soru yok',
  noneHint: 'İlk soruyu siz sorun; ürünü satanlara iletelim.',
  ask: 'Sorunuz',
  askHelp: 'Ürünü satan bütün satıcılara iletilir. Adınız gösterilmez, yalnızca iliniz görünür.',
  askTooShort: 'Lütfen sorunuzu en az 10 karakterle yazın.',
  send: 'Soruyu gönder',
  sent: 'Sorunuz satıcılara iletildi',
  from: (city: string, day: string) => `${city}, ${day}`,
  own: 'Sizin sorunuz',
  waiting: 'Yanıt bekleniyor',
  noun: 'soru',
} as const;

export const ratingTexts = {
  title: 'Değerlendirmeler',
  count: (count: number) => `${count} alıcı`,
  loading: 'Değerlendirmeler yükleniyor',
  none: 'Bu ürün henüz değerlendirilmedi',
  noneHint: 'Siparişi tamamlanan alıcılar ürüne 0–10 arasında puan verebilir.',
  average: 'Ortalama puan',
  rate: 'Bu ürünü aldınız; siparişinizden değerlendirin',
  bands: { high: '9–10', good: '7–8', fair: '5–6', low: '0–4' },
  bandLabel: (band: string) => `${band} puan verenler`,
  from: (city: string, day: string) => `${city}, ${day}`,
  noComment: 'Yorum yazılmadı',
  score: 'Ürün puanı, 10 üzerinden',
  noun: 'değerlendirme',
} as const;

export const relatedTexts = {
  title: 'Birlikte alınanlar ve benzerleri',
  loading: 'Benzer ürünler yükleniyor',
} as const;
