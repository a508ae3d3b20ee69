/** Texts of `/myprofile/settings/sales`. */
export const salesTexts = {
  loading: 'Satış bilgileri yükleniyor',
  identity: 'Satıcı kimliği',
  identityHelp: 'Bu bilgiler alıcılara mağazanızda gösterilir ve faturalarınızda yazar.',
  tradeName: 'Unvan',
  taxNumber: 'VKN / TCKN',
  taxOffice: 'Vergi dairesi',
  address: 'Adres',
  kep: 'KEP adresi',
  mersis: 'MERSİS numarası',
  missing: 'Girilmedi',
  kepPlaceholder: 'ornek@hs01.kep.tr',
  edit: 'KEP ve MERSİS',
  legalSaved: 'KEP ve MERSİS kaydedildi.',
  terms: 'Satış koşulları',
  termsHelp: 'Değişiklik yeni sepetlerde geçerlidir; verilmiş siparişler değişmez.',
  minBasket: 'Minimum sepet tutarı',
  minCartHelp: 'Sıfır, alt sınır olmadığını gösterir.',
  shippingFee: 'Kargo ücreti',
  freeFrom: 'Ücretsiz kargo alt sınırı',
  freeFromHelp: 'Boş bırakırsanız kargo her sepette ücretlidir.',
  shareFrom: 'Kargo payı alt sınırı',
  shareFromHelp: 'Bu tutardan itibaren kargo ücretinin bir kısmını siz ödersiniz; boşsa pay yoktur.',
  sharePercent: 'Kargo payınız (%)',
  sharePercentHelp: (fee: string | null) =>
    fee === null ? 'Kargo ücretinin sizin ödediğiniz kısmı.' : `Alıcı kargo için ${fee} öder.`,
  cutoff: 'Kargo kesim saati',
  cutoffHelp: 'Bu saatten önceki siparişler aynı iş günü kargoya verilir.',
  saturdays: 'Cumartesi günleri de kargoya veriyorum',
  saturdaysHelp:
    'İşaretlemezseniz yalnız hafta içi kargoya verirsiniz; son gönderim günü buna göre hesaplanır.',
  save: 'Kaydet',
  saved: 'Satış koşulları kaydedildi.',
  required: 'Bu alan zorunludur',
} as const;

/** Texts of the carriers, on the same page. */
export const carrierTexts = {
  loading: 'Kargo firmaları yükleniyor',
  title: 'Kargo firmaları',
  help: 'Alıcı, seçtiğiniz firmalar arasından sepette seçim yapar. Hiçbiri seçili değilse gönderirken siz seçersiniz.',
  surcharge: (name: string) => `${name} ek ücreti`,
  surchargeHelp: 'Bu firmayı seçen alıcıdan kargo ücretine ek olarak alınır.',
  contractNo: (name: string) => `${name} sözleşme numarası`,
  contractNoHelp: 'Kargo etiketine yazılır; sözleşmeniz yoksa boş bırakın.',
  save: 'Kargo firmalarını kaydet',
  saved: 'Kargo firmaları kaydedildi.',
} as const;

/** Texts of the company's own delivery, on the same page. */
export const deliveryTexts = {
  loading: 'Teslimat bilgileri yükleniyor',
  title: 'Depodan ve aynı gün teslimat',
  warehouseHelp:
    'Siparişleri kendi aracınızla götürürsünüz. Seçtiğiniz bölgedeki alıcılar tekliflerinizde “Depodan teslim” ve teslim gününü görür.',
  help: 'Yakın alıcılara siparişi aynı gün götürüyorsanız saatini yazın; tekliflerinizde “Bugün teslim” görünür. Diğer siparişler kargoyla gider.',
  area: 'Teslimat bölgesi',
  wholeCity: (city: string) => `${city} ilinin tamamı`,
  someTowns: 'Seçtiğim ilçeler',
  days: 'Teslimat günleri',
  dayNames: {
    1: 'Pazartesi',
    2: 'Salı',
    3: 'Çarşamba',
    4: 'Perşembe',
    5: 'Cuma',
    6: 'Cumartesi',
    7: 'Pazar',
  },
  sameDayUntil: 'Aynı gün teslim için son sipariş saati',
  sameDayHelp: 'Boş bırakırsanız aynı gün teslimat yapılmaz. Resmî tatillerde teslimat yoktur.',
  save: 'Teslimatı kaydet',
  saved: 'Teslimat bilgileri kaydedildi.',
} as const;
