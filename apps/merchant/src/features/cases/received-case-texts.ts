import type { caseViews } from '@havan/contract/sales/cases';

type View = (typeof caseViews)[number];

export const receivedCaseTexts = {
  title: 'Talepler',
  remark: 'Alıcıların iptal ve iade talepleri',
  tabs: 'Talep durumu',
  views: {
    waiting: 'Yanıt bekleyen',
    goods: 'Ürün bekleniyor',
    elsewhere: 'Alıcıda ya da platformda',
    closed: 'Kapandı',
  } satisfies Record<View, string>,
  none: {
    waiting: ['Yanıt bekleyen talep yok', 'Yeni bir talep açıldığında burada, yanıt süresiyle görünür.'],
    goods: [
      'Gelmesi beklenen ürün yok',
      'Ürün gelince iade edeceğiniz talepler burada durur; ürün geldiğinde buradan işaretlersiniz.',
    ],
    elsewhere: [
      'Sizden yanıt beklemeyen açık talep yok',
      'Reddettiğiniz ve platforma taşınan talepler burada durur.',
    ],
    closed: ['Kapanmış talep yok', 'Sonuçlanan talepler burada kalır.'],
  } satisfies Record<View, readonly [string, string]>,
  order: (orderId: number) => `Sipariş ${orderId}`,
  loading: 'Talepler yükleniyor',
  noun: 'talep',
} as const;
