export const transferTexts = {
  title: 'Reçete ürünleri kardeş sitemizde',
  lead: 'Havan’da ilaç satılmaz. Reçeteye tabi ürünleri, eczane hesabınızla kardeş sitemizde görüntüleyebilirsiniz.',
  points: [
    'Yeniden üye olmanız gerekmez: eczane hesabınız tanınır.',
    'Yalnızca eczacılara açıktır; ürün bilgileri ve eşdeğerler bir aradadır.',
    'Geçiş bağlantısı size özeldir, bir dakika geçerlidir ve bir kez kullanılır.',
  ],
  go: 'Reçete sitesine git',
  going: (seconds: number) => `${seconds} saniye içinde yönlendirileceksiniz.`,
  stay: 'Havan’da kal',
  leaving: 'Yönlendiriliyorsunuz',
} as const;
