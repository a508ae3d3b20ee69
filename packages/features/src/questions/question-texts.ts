import type { questionStates } from '@havan/contract/catalogue/product-page';

type State = (typeof questionStates)[number];

export const receivedTexts = {
  title: 'Ürün soruları',
  remark: 'Satışta olan ürünleriniz için eczanelerin sordukları',
  tabs: 'Sorular',
  states: { waiting: 'Yanıt bekleyen', answered: 'Yanıtladıklarım' } satisfies Record<State, string>,
  loading: 'Sorular yükleniyor',
  none: {
    waiting: ['Yanıt bekleyen soru yok', 'Yeni bir soru geldiğinde bildirim alırsınız.'],
    answered: ['Henüz bir soruyu yanıtlamadınız', 'Yanıtlarınız ürün sayfasında bütün eczanelere görünür.'],
  } satisfies Record<State, readonly [string, string]>,
  from: (city: string, day: string) => `${city}, ${day}`,
  others: (count: number) => `${count} satıcı yanıtladı`,
  ownAnswer: (day: string) => `Yanıtınız, ${day}`,
  noun: 'soru',
} as const;

export const answerTexts = {
  answer: 'Yanıtla',
  answerOf: (question: string) => `Yanıtla: ${question}`,
  edit: 'Yanıtı düzenle',
  editOf: (question: string) => `Yanıtı düzenle: ${question}`,
  yourAnswer: 'Yanıtınız',
  help: 'Yanıtınız, ürünün sayfasında satıcı adınızla yayınlanır.',
  send: 'Yanıtı gönder',
  sent: 'Yanıtınız yayınlandı',
  tooShort: 'Lütfen yanıtınızı yazın.',
  cancel: 'Vazgeç',
} as const;
