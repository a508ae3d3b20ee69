export const evaluationTexts = {
  title: 'Değerlendirmeler',
  remark: {
    received: 'Alıcıların tamamlanan siparişlerinize verdiği puanlar',
    given: 'Satıcılara verdiğiniz puanlar ve yanıtları',
  },
  tabs: 'Değerlendirme süzgeci',
  filters: { all: 'Tümü', waiting: 'Yanıtlanmamış', low: '6 ve altı' },
  mean: (score: string, count: string) => `Ortalama ${score}, ${count} değerlendirme`,
  none: {
    received: ['Henüz değerlendirme yok', 'Siparişleriniz tamamlandıkça alıcılar burada değerlendirir.'],
    given: [
      'Henüz değerlendirme yazmadınız',
      'Tamamlanan siparişlerinizi sipariş sayfasında değerlendirebilirsiniz.',
    ],
  },
  noneFiltered: ['Bu süzgece uyan değerlendirme yok', 'Tüm değerlendirmelere bakabilirsiniz.'],
  scoreLabel: 'Değerlendirme, 10 üzerinden',
  order: (orderId: number) => `Sipariş ${orderId}`,
  noWords: 'Yorum yazılmadı.',
  withdrawn: 'Bu değerlendirme incelendi ve kaldırıldı; puana sayılmaz.',
  answer: 'Yanıtla',
  yourAnswer: 'Yanıtınız',
  answerHelp: 'Alıcı okur; bir kez yanıtlanır, sonra değiştirilemez.',
  tooShort: 'En az 2 karakter yazın.',
  send: 'Yanıtı gönder',
  sent: 'Yanıtınız gönderildi.',
  cancel: 'Vazgeç',
  sellerAnswer: { received: 'Yanıtınız', given: 'Satıcının yanıtı' },
  report: 'Bildir',
  reported: (state: string) => `Bildirildi: ${state}`,
  noun: 'değerlendirme',
  loading: 'Değerlendirmeler yükleniyor',
} as const;

export const appealTexts = {
  titles: { fact: 'Puana itiraz', rating: 'Değerlendirmeyi bildir' },
  label: 'Neden doğru değil?',
  help: 'Havan inceler ve 3 gün içinde karar verir. Belge numarası ya da tarih yazmak işe yarar.',
  tooShort: 'Neden doğru olmadığını en az 10 karakterle anlatın.',
  send: 'Gönder',
  sent: 'İtirazınız alındı.',
} as const;
