const figure = new Intl.NumberFormat('tr-TR');

export const smartCartTexts = {
  title: 'Akıllı sepet',
  lead: 'Listenizi verin; bütün satıcılar arasında kargo dahil en ucuz sepeti bulalım ve kanıtlayalım.',
  list: 'Liste',
  count: (products: number) => `${products} ürün`,
  inList: (products: number) => `Listede ${products} ürün var.`,
  nothingToSearch: 'Listeye ilk ürünü ekleyince arayabilirsiniz.',
  empty: 'Listeniz boş',
  emptyHint: 'Ürün arayın, barkod satırlarını yapıştırın ya da önerilerden ekleyin.',
  addProduct: 'Ürün ekle',
  addPlaceholder: 'Ürün adı yazın ya da barkod okutun',
  addHelp: 'Okutulan barkod kendiliğinden eklenir; aynısı yeniden okutulunca adedi artar.',
  addedNow: (name: string, count: number) => `${name} listede: ${count} adet.`,
  nothingFound: 'Bu aramaya uyan ürün yok.',
  quantityOf: (name: string) => `${name} adedi`,
  remove: (name: string) => `${name} ürününü listeden çıkar`,
  removed: 'Listeden çıkarıldı',
  cleared: 'Liste boşaltıldı',
  clear: 'Listeyi boşalt',
  undo: 'Geri al',
  exceedOf: (name: string) => `${name}: fazlası olur mu?`,
  exceedOptions: ['Tam adet', '1 fazla olabilir', '2 fazla olabilir', '5 fazla olabilir'],
  expiryOf: (name: string) => `${name}: en az miat`,
  ownExpiry: 'Genel miat',
  months: (months: number) => `En az ${months} ay`,
  paste: 'Barkod ya da ürün adı satırları',
  pasteHelp:
    'Her satıra barkod ya da ürün adı;adet yazın. Excel’den kopyalanan sütunlar da okunur; başlık satırı varsa sıraları önemli değil.',
  pasteButton: 'Satırları ekle',
  pasteNothing: 'Önce satırları yapıştırın.',
  pasteNoLines: 'Burada başlıktan başka satır yok. Her satıra barkod;adet yazın.',
  pasteTooLong: 'Bu metin çok uzun. Listeyi 2.000 satırlık parçalar halinde yapıştırın.',
  file: 'Dosyadan yükle (Excel, CSV)',
  fileHelp: 'İlk iki sütun barkod (ya da ürün adı) ve adet olsun ya da başlıklarında bu adlar yazsın.',
  fileWithoutBarcodes:
    'Bu dosyada barkod bulunamadı. İlk sütun barkod olsun ya da barkod sütununun başlığında “Barkod” yazsın.',
  quantityRefused: (typed: string) => `“${typed}” alınmadı: adet 1 ile 1.000.000 arasında tam sayı olmalı.`,
  added: (count: number) => `${count} satır listeye eklendi.`,
  refused: (count: number) => `${count} satır eklenemedi`,
  lineNo: (line: number) => `${line}. satır`,
  shoppingList: 'Alışveriş listeniz',
  writtenBy: (name: string) => `${name} yazdı`,
  takeOff: (name: string) => `${name} ürününü alışveriş listesinden çıkar`,
  takenOff: 'Alışveriş listesinden çıkarıldı.',
  suggestions: 'Öneriler',
  suggestionSources: {
    runningLow: 'Azalıyor olabilir',
    lastOrder: 'Son siparişleriniz',
    favourite: 'Favorileriniz',
  },
  addAll: (count: number) => `Hepsini ekle (${count})`,
  addAllOf: (count: number, source: string) => `Hepsini ekle (${count}): ${source}`,
  addedOne: (name: string) => `${name} listeye eklendi.`,
  addedAll: (count: number) => `${count} ürün listeye eklendi.`,
  addOne: (name: string) => `${name} ürününü listeye ekle`,
  pieces: (count: number) => `${figure.format(count)} adet`,
  wishes: 'Dilekler',
  wishOrder: 'Öncelik',
  wishExpiry: 'En az miat',
  monthsOnly: (months: number) => `${months} ay`,
  wishRating: 'Satıcı puanı',
  wishParcels: 'Koli sayısı',
  any: 'Fark etmez',
  ratingAbove: (points: string) => `${points} ve üstü`,
  parcelsAtMost: (count: number) => `En çok ${count} koli`,
  officialOnly: 'Yalnız resmi satıcılar',
  allowShort: 'Bulunmayan ürünler eksik kalabilir',
  excluded: 'Dışarıda bırakılan satıcılar',
  excludeMore: 'Dışarıda bırakılacak satıcı',
  excludePlaceholder: 'Satıcı adı yazın',
  noSellerFound: 'Bu adla satıcı yok.',
  unnamedSeller: (sellerId: number) => `Satıcı ${sellerId}`,
  lastSearch: 'Son aramanız',
  lastSearchOf: (products: number, total: string | null, when: string) =>
    [`${products} ürün`, total ?? 'sepet kurulamadı', when].join(' · '),
  openResult: 'Sonucu aç',
  bringList: 'Son aradığınız listeyi getir',
  search: 'En ucuz sepeti bul',
  searching: 'Aranıyor',
  tooLong: (products: number) =>
    `Bir arama en çok 500 ürün alır; listede ${products} ürün var. Bazılarını çıkarın ya da ikiye bölün.`,
  resultTitle: 'Sepetiniz',
  toList: 'Listeye dön',
  loading: 'Sepet getiriliyor',
  total: 'Toplam',
  goods: 'Ürünler',
  shipping: 'Kargo',
  parcels: (count: number) => `${count} koli`,
  proven: 'En iyi olduğu kanıtlandı',
  unbounded: 'En iyi fiyata uzaklığı henüz bilinmiyor',
  atMost: (percent: string, amount: string) => `En iyi fiyata en fazla ${percent} (${amount}) uzak`,
  stillSearching: 'Arama sürüyor',
  /** Compared with buying each product from its cheapest offer. */
  saving: {
    less: (amount: string) => `Ürünleri tek tek en ucuz ilandan almaya göre ${amount} daha ucuz.`,
    same: 'Ürünleri tek tek en ucuz ilandan almakla aynı tutar.',
    more: (amount: string) => `Ürünleri tek tek en ucuz ilandan almaya göre ${amount} daha pahalı.`,
  },
  /** The same comparison when those offers cannot be ordered as they are. */
  savingOrderable: {
    less: (amount: string) => `Sipariş edilebilen en iyi tek tek alıma göre ${amount} daha ucuz.`,
    same: 'Sipariş edilebilen en iyi tek tek alımla aynı tutar.',
    more: (amount: string) => `Sipariş edilebilen en iyi tek tek alıma göre ${amount} daha pahalı.`,
  },
  notOrderable: (sellers: readonly string[]) => {
    const [first = '', second, ...others] = sellers;
    const who =
      second === undefined
        ? `${first} satıcısında`
        : others.length === 0
          ? `${first} ve ${second} satıcılarında`
          : `${first}, ${second} ve ${others.length} satıcıda daha`;
    return `En ucuz ilanlar tek tek sipariş edilemez: ${who} en düşük sepet tutarına ulaşılmıyor.`;
  },
  take: 'Hepsini sepete koy',
  taken: 'Sepete kondu',
  takenHint: (count: number) => `Sepetinizde ${count} ürün var.`,
  takenBack: 'Geri alındı; sepetiniz önceki haliyle duruyor.',
  changed: 'Siz sepete koyarken piyasa değişti; sepete henüz bir şey konmadı',
  changedTotal: (amount: string) =>
    `Listeniz yeniden arandı. Önceki sepet ${amount} tutuyordu; yenisini onaylayınca sepete konur.`,
  changes: {
    price: (offer: string, before: string, after: string) =>
      `${offer}: birim fiyat ${before} iken ${after} oldu.`,
    stock: (offer: string, wanted: number, left: number) =>
      left === 0
        ? `${offer}: stoğu bitti.`
        : `${offer}: stoğu ${figure.format(left)} adede düştü, ${figure.format(wanted)} adet gerekiyordu.`,
    expiry: (offer: string, before: string, after: string) => `${offer}: miadı ${before} iken ${after} oldu.`,
    expiryWish: (offer: string, expiry: string) =>
      `${offer}: miadı (${expiry}) bugünden sayınca dileğinize yetmiyor.`,
    bonus: (offer: string, wanted: number, brought: number) =>
      `${offer}: mal fazlası değişti; ${figure.format(wanted)} adet yerine ${figure.format(brought)} adet gelirdi.`,
    gone: (offer: string) => `${offer}: ilan artık satışta değil.`,
    quantity: (offer: string) => `${offer}: alınabilecek adetler değişti.`,
    shipping: (seller: string, before: string, after: string) =>
      `${seller}: kargo ${before} iken ${after} oldu.`,
    minBasket: (seller: string, after: string) => `${seller}: en düşük sepet tutarı ${after} oldu.`,
    rating: (seller: string, after: string) => `${seller}: puanı ${after} oldu, dileğinizin altında.`,
    official: (seller: string) => `${seller}: artık resmi satıcı değil.`,
  },
  freeShipping: 'Kargo ücretsiz',
  shippingFee: (amount: string) => `Kargo ${amount}`,
  missing: (amount: string) => `Ücretsiz kargoya ${amount} kaldı`,
  leaveOut: 'Bu satıcı olmasın',
  leaveOutOf: (seller: string) => `Bu satıcı olmasın: ${seller} olmadan yeniden ara`,
  unit: 'adet fiyatı',
  cheapestOffer: 'En ucuz ilan.',
  cheapestEqual: 'Eşdeğerleri arasında en ucuz ilan.',
  withBonus: 'mal fazlasıyla',
  doesNotFit: 'bu sepete sığmıyor',
  dearerBut: (seller: string, unit: string, basket: string) =>
    `${seller} ${unit} daha ucuz, ama sepet ${basket} pahalı olurdu.`,
  dearerSame: (seller: string, unit: string) => `${seller} ${unit} daha ucuz; sepetin toplamı değişmiyor.`,
  missesMinimum: (sellers: readonly string[]) =>
    sellers.length === 1
      ? `o zaman ${sellers[0] ?? ''} satıcısının en düşük sepet tutarı tutmuyor`
      : `o zaman ${sellers.join(' ve ')} satıcılarının en düşük sepet tutarları tutmuyor`,
  burden: (amount: string) => `Bu ürün sepeti en az ${amount} pahalılaştırıyor.`,
  closeExpiry: 'Yakın miat',
  cannot: (seller: string, unit: string, reason: string) => `${seller} ${unit} daha ucuz, ama ${reason}.`,
  gaps: 'Sepete girmeyenler',
  gapCount: (brought: number, wanted: number) =>
    brought === 0
      ? `${figure.format(wanted)} adedin hiçbiri bulunamadı`
      : `${figure.format(wanted)} adetten ${figure.format(brought)} bulundu`,
  infeasible: 'Bu dileklerle sepet kurulamıyor',
  infeasibleHint: 'Şu ürünler listenin tamamının alınmasına engel; yanlarında nedenleri yazıyor.',
  emptyCartHint: 'Listedeki hiçbir ürün bu dileklerle bulunamadı.',
  searchShort: 'Eksiklerle sepet kur',
  changeWishes: 'Dilekleri değiştir',
  alternatives: 'Seçenekler',
  alternativeCount: (count: number) => `${count} sepet`,
  alternativesLater: 'Bu sepet bitince daha az kolili, uzun miatlı ve iyi puanlı seçenekler aranır.',
  alternativesComing: 'Başka seçenekler aranıyor',
  noAlternatives: 'Daha az koli, daha uzun miat ya da daha iyi satıcı sunan başka bir sepet yok.',
  alternativesCut:
    'Seçenek araması bitmeden durdu; daha az kolili, uzun miatlı ya da iyi puanlı bir sepet olabilir.',
  alternativesMore: 'Bunlardan başka sepetler de olabilir; en belirgin olanlar arandı.',
  cheapest: 'En ucuz',
  /** Stands beneath a tick, where a longer text would be cut. */
  expiryFrom: (month: string) => month,
  scoreFrom: (points: string) => `Puan ${points}`,
  dearer: (amount: string, percent: string) => `En ucuz sepetten ${amount} (${percent}) pahalı.`,
  gains: {
    parcels: (fewer: number) => `${fewer} koli daha az`,
    expiry: (month: string) => `en yakın miat ${month}`,
    score: (points: string) => `en düşük satıcı puanı ${points}`,
  },
  kindProven: 'Bu türün en ucuzu olduğu kanıtlandı',
  kindBest: 'Bu türde bulunan en iyi sepet',
  insteadOf: (name: string) => `${name} yerine`,
  insteadCheaper: (name: string, unit: string) => `${name} yerine: birimi ${unit} daha ucuz.`,
  insteadInCart: (name: string) => `${name} yerine: sepetin toplamı böyle daha düşük.`,
  insteadOfNone: (name: string) => `${name} yerine: onun dileklerinize uyan ilanı yok.`,
  replace: 'Eşdeğeri olur',
  replaceOf: (name: string) => `Eşdeğeri olur: ${name} yerine başka markanın aynısı`,
  toFree: (seller: string) => `${seller}: ücretsiz kargo`,
  enterAdds: 'Enter bu barkodu listeye ekler.',
  order: 'Sıralama',
  orders: {
    2: 'En avantajlı (kargo dahil)',
    parcels: 'En az koli',
    expiry: 'En uzun miat',
    3: 'En iyi satıcılar',
    4: 'Ürün fiyatına göre',
  },
  stopped: 'Arama bitti; bulunan en iyi sepet bu.',
  searchAgain: 'Yeniden ara',
  wished: {
    expiry: (months: number) => `en az ${months} ay miat`,
    rating: (points: string) => `${points} ve üstü puan`,
    parcels: (count: number) => `en çok ${count} koli`,
    official: 'yalnız resmi satıcılar',
    short: 'eksik kalabilir',
    replace: (products: number) => `${products} üründe eşdeğer olur`,
    without: (seller: string) => `${seller} olmadan`,
  },
} as const;

/** Texts on why the cheaper offer could not be taken, by the solver's name of the constraint. */
export const violationTexts: Readonly<Record<string, string>> = {
  minBasket: 'en düşük sepet tutarına ulaşılamıyor',
  stock: 'stoğu yetmiyor',
  maxSellers: 'koli sayısı dileğinizi aşıyor',
  minQty: 'en az alım adedi tutmuyor',
  maxQty: 'en çok alım adedi aşılıyor',
  packSize: 'paket adedi tutmuyor',
  over: 'istenen adedi aşıyor',
  short: 'stoğu yetmiyor',
};

export const offerCountTexts = {
  expiry: (count: number) => `${count} ilan miat dileğine`,
  rating: (count: number) => `${count} ilan puan dileğine`,
  official: (count: number) => `${count} ilan resmi satıcı dileğine`,
  excluded: (count: number) => `${count} ilan dışarıda bıraktığınız satıcılara`,
  soldOut: (count: number) => `${count} ilan stoğa`,
  takenTail: 'takıldı.',
  nobody: 'Bu ürünü satan yok.',
} as const;

/** Texts on why the offers that no wish removed are not in the cart. */
export const obstacleTexts = {
  stock: 'Kalan ilanların toplam stoğu bu adede yetmiyor.',
  packs: 'Kalan ilanlarda en az alım ya da paket adedi istediğinizden fazla.',
  parcels: 'Kalan ilanlar koli sayısı dileğine sığmıyor.',
  minBasket: 'Kalan ilanların satıcılarında en düşük sepet tutarına ulaşılamıyor.',
} as const;
