/** Texts of the cookie question. */
export const consentTexts = {
  ask: 'Oturum ve sepet için gerekli çerezler her zaman çalışır. Siteyi nasıl kullandığınızı ölçen çerezleri yalnız siz kabul ederseniz kullanırız.',
  more: 'Çerez Politikası',
  preferences: 'Çerez Tercihleri',
  legend: 'Ölçüm çerezleri',
  accept: 'Kabul ediyorum',
  refuse: 'Kabul etmiyorum',
  notAnswered: 'Henüz bir tercih yapmadınız; ölçüm çerezleri kapalı.',
  saved: 'Tercihiniz kaydedildi.',
} as const;
