import { fileLimits } from '@havan/contract/identity/files';
import type { OrderCaseKind, OrderCaseState } from '@havan/domain/order-case';
import { casePhotoLimit } from '@havan/domain/order-case';

export const caseTexts = {
  title: 'Talepler',
  names: { cancelRequest: 'İptal talebi', return: 'İade talebi' } satisfies Record<OrderCaseKind, string>,
  openButton: { cancelRequest: 'İptal talep et', return: 'İade talep et' } satisfies Record<
    OrderCaseKind,
    string
  >,
  openTitle: { cancelRequest: 'İptal talebi', return: 'İade talebi' } satisfies Record<OrderCaseKind, string>,
  explanation: {
    cancelRequest: 'Satıcı siparişi hazırlıyor. Talebi kabul ederse seçtiğiniz ürünlerin tutarı iade edilir.',
    return: 'İade etmek istediğiniz ürünleri, adedi ve nedeni seçin. Satıcı üç gün içinde yanıt verir.',
  } satisfies Record<OrderCaseKind, string>,
  number: (id: number) => `Talep ${id}`,
  ticket: (id: number) => `Destek talebi ${id}`,
  units: (name: string) => `${name}: iade edilecek adet`,
  remaining: (units: number) => `${units} adet`,
  reasonOf: (name: string) => `${name}: neden`,
  chooseReason: 'Neden seçin',
  note: 'Açıklama',
  noteHelp: 'Satıcının ve gerekirse platformun görmesi gerekenler.',
  photos: 'Fotoğraflar',
  photosHelp: `En çok ${casePhotoLimit} fotoğraf, PNG, JPG ya da WebP, her biri en çok ${Math.round(fileLimits.casePhoto.maxBytes / 1024 / 1024)} MB`,
  tooManyPhotos: `En çok ${casePhotoLimit} fotoğraf ekleyebilirsiniz; fazlası eklenmedi.`,
  photo: (index: number) => `Talep fotoğrafı ${index}`,
  enlarge: (photo: string) => `Büyüt: ${photo}`,
  photoFailed: 'Fotoğraf açılamadı',
  chooseLines: 'En az bir ürün seçin.',
  reasonMissing: 'Bu ürünün nedenini seçin.',
  submit: 'Talebi gönder',
  sent: 'Talebiniz satıcıya iletildi.',
  amount: 'İade edilecek tutar',
  target: { card: 'Karta iade', wallet: 'Cüzdana iade' },
  answerBy: (moment: string) => `Satıcının yanıtı için son zaman: ${moment}`,
  buyerNote: 'Alıcının açıklaması',
  sellerAnswer: 'Satıcının yanıtı',
  ruling: 'Platformun kararı',
  accept: 'Kabul et, iade yap',
  /** The number of accepted units; empty where all of them are accepted. */
  takenOf: ({ quantity, acceptedQuantity }: { quantity: number; acceptedQuantity: number | null }) =>
    acceptedQuantity === null || acceptedQuantity === quantity
      ? ''
      : ` (${acceptedQuantity} adet kabul edildi)`,
  take: (name: string) => `${name}: kabul edilen adet`,
  takeNothing: 'En az bir adet kabul edin ya da talebi reddedin.',
  takeWhy: 'Kalanını neden kabul etmediğinizi yazın.',
  acceptOnReturn: 'Ürün gelince iade et',
  acceptOnReturnTitle: 'Ürün geldikten sonra mı iade edilsin?',
  acceptOnReturnHelp: (money: string) =>
    `Alıcı ürünleri size gönderir; geldiğini işaretlediğinizde ${money} iade edilir. Ürünler 14 gün içinde gelmezse talep platforma taşınır.`,
  goodsBy: (moment: string) => `Ürünlerin satıcıya ulaşması için son zaman: ${moment}`,
  receiveGoods: 'Ürünler geldi, iade yap',
  receiveGoodsTitle: 'Ürünler geldi mi?',
  reject: 'Reddet',
  acceptTitle: 'Talep kabul edilsin mi?',
  acceptHelp: (money: string) => `${money} alıcıya hemen iade edilir. Bu işlem geri alınamaz.`,
  rejectTitle: 'Talep reddedilsin mi?',
  rejectHelp: 'Alıcı yanıtınızı görür ve isterse platforma taşır.',
  answer: 'Yanıtınız',
  withdraw: 'Talebi geri çek',
  escalate: 'Platforma taşı',
  escalateTitle: 'Talep platforma taşınsın mı?',
  escalateHelp: 'Platform iki tarafın yazdıklarına ve fotoğraflara bakarak karar verir.',
  withdrawTitle: 'Talebinizi geri çekmek istiyor musunuz?',
  withdrawHelp: 'Sipariş kaldığı yerden sürer.',
  changedMeanwhile: 'Talep bu arada değişti; güncel durumu ekranda.',
  changed: {
    open: 'Talep açıldı.',
    awaitingGoods: 'Talep, ürünler gelince iade edilmek üzere kabul edildi.',
    accepted: 'Talep kabul edildi, iade yapıldı.',
    rejected: 'Talep reddedildi.',
    escalated: 'Talep platforma taşındı.',
    ruledForBuyer: 'Karar verildi.',
    ruledForSeller: 'Karar verildi.',
    withdrawn: 'Talep geri çekildi.',
  } satisfies Record<OrderCaseState, string>,
  waiting: {
    sold: 'Bu siparişte yanıtınızı bekleyen bir talep var.',
    purchased: 'Talebiniz sonuçlanana kadar sipariş onaylanmaz.',
  },
} as const;
