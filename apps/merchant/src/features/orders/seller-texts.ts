/** Texts of the actions that only a seller has on an order. */
export const partlyTexts = {
  ordered: (units: number) => `${units} adet sipariş`,
  supply: (name: string) => `${name}: gönderilecek adet`,
  back: 'Alıcıya iade edilecek',
  causeOf: (name: string) => `${name}: neden eksik?`,
  causeMissing: 'Eksik kalan ürünün nedenini seçin.',
  invoiceWarning:
    'Bu siparişin faturası kesilmiş; eksik gönderimden sonra tutarı uymayacak, yenisini yükleyin.',
  eInvoiceWarning:
    'Bu siparişin e-faturası kesilmiş; eksik gönderimden sonra tutarı uymayacak. e-Faturayı iptal edip yeniden kesin.',
  reason: 'Alıcıya açıklama (isteğe bağlı)',
  reasonHelp: 'Alıcı nedenleri ve bu açıklamayı siparişinde görür.',
  nothing: 'Eksik göndereceğiniz en az bir adet seçin.',
  everything: 'Hiçbir ürünü gönderemiyorsanız siparişi iptal edin.',
  submit: 'Eksik gönder, farkı iade et',
} as const;

export const printTexts = {
  eInvoice: 'e-Fatura',
  button: 'Yazdır',
  title: 'Yazdır',
  document: 'Belge',
  documents: {
    packing: 'Sevk listesi, her sipariş ayrı',
    picking: 'Toplama listesi, bütün siparişler birlikte',
    label: 'Kargo etiketi',
    parcel: 'Etiket ve sevk listesi',
  },
  pickingTitle: (orders: number) => `Toplama listesi, ${orders} sipariş`,
  pickingOrders: 'Siparişler',
  parcels: 'Sipariş başına koli',
  parcel: (number: number, of: number) => `Koli ${number}/${of}`,
  fromWarehouse: 'Depodan teslim',
  barcodeOf: (text: string) => `${text} barkodu`,
  format: 'Kâğıt',
  formats: { a4: 'A4', a5: 'A5', label: 'Etiket, 10 × 15 cm' },
  count: (count: number) => `${count} sipariş yazdırılacak.`,
  submit: 'Yazdır',
  loading: 'Belgeler hazırlanıyor',
  unfit: (orderNos: readonly string[]) =>
    `İptal edilmiş ya da ödemesi alınmamış: ${orderNos.join(', ')}. Bu koliler gönderilmemeli.`,
  failed: 'Siparişlerin bir bölümü okunamadı. Lütfen tekrar deneyin.',
  sender: 'Gönderen',
  receiver: 'Alıcı',
  order: 'Sipariş',
  trackingNumber: 'Takip no',
  contract: 'Sözleşme no',
} as const;

export const bulkTexts = {
  noun: 'sipariş',
  confirm: 'Onayla',
  print: 'Yazdır',
  pick: 'Toplama turu',
  ship: 'Kargoya ver',
  confirmed: (count: number) => `${count} sipariş onaylandı.`,
  shipped: (count: number) => `${count} sipariş kargoya verildi.`,
  refused: (count: number) => `${count} siparişte işlem yapılamadı`,
  notConfirmable: 'Seçtikleriniz arasında onay bekleyen sipariş yok.',
  notShippable: 'Seçtikleriniz arasında kargo bekleyen sipariş yok.',
  shipTitle: 'Toplu kargoya ver',
  number: (orderNo: string) => `${orderNo} takip numarası`,
  allNumbers:
    'Excel’den sipariş numarası ve takip numarası sütunlarını birlikte yapıştırabilirsiniz; her numara kendi siparişine yazılır. Sipariş numarası yoksa satırlar sırayla yazılır, boş satır yerini korur.',
  file: 'Dosyadan doldur',
  fileHelp:
    'Sipariş no, takip no ve istenirse kargo firması sütunu olan bir Excel (.xlsx) ya da CSV dosyası.',
  fileFlaws: {
    empty: 'Bu dosya boş. Sipariş no ve takip no sütunu olan bir dosya seçin.',
    tooLong: 'Dosya çok büyük. En çok 1 MB’lık bir liste yükleyin.',
    locked: 'Bu dosya parolayla korunuyor. Excel’de parolasını kaldırıp kaydedin, sonra yeniden yükleyin.',
    oldExcel: 'Bu eski bir Excel dosyası (.xls). Excel’de .xlsx ya da CSV olarak kaydedip yeniden yükleyin.',
    openDocument:
      'Bu bir OpenDocument dosyası (.ods). Excel (.xlsx) ya da CSV olarak kaydedip yeniden yükleyin.',
    unreadable: 'Bu dosya okunamadı. Excel (.xlsx) ya da CSV dosyası seçin.',
  },
  fileWithoutOrders: 'Bu dosyada seçtiğiniz siparişlerin numarası yok.',
  carrierOf: (orderNo: string) => `${orderNo} kargo firması`,
  sharedNumber: 'Aynı numara başka bir alıcının siparişinde de var. Aynı koliyse aşağıda işaretleyin.',
  oneParcel: 'Aynı numarayı taşıyan siparişler aynı koli',
  pasted: ({ matched, blank, unknown }: { matched: number; blank: number; unknown: number }) =>
    [
      `${matched} eşleşti`,
      ...(blank > 0 ? [`${blank} satır boş`] : []),
      ...(unknown > 0 ? [`${unknown} satırın siparişi seçilenler arasında yok`] : []),
    ].join(', '),
  submit: (count: number) => `${count} siparişi kargoya ver`,
  done: 'Tamam',
} as const;

export const shipTexts = {
  title: 'Kargoya ver',
  carrier: 'Kargo firması',
  chooseCarrier: 'Kargo firması seçin',
  chosenByBuyer: (carrier: string) => `Alıcının seçimi: ${carrier}`,
  followUpNumber: 'Takip numarası',
  format: (hint: string) => `Biçimi: ${hint}`,
  oneParcel: 'Aynı koli: iki sipariş bu numarayla birlikte gidiyor',
} as const;

export const packingTexts = {
  title: 'Sevk listesi',
  expiry: 'Miat',
  barcode: 'Barkod',
  /** How the goods leave: `Teslimat: Depodan teslim`, or the carrier. */
  deliveryOf: (how: string) => `Teslimat: ${how}`,
  anyCarrier: 'kargo ile',
} as const;
