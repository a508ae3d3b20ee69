export const keptTexts = {
  company: 'Firma bilgileri',
  addresses: 'Adreslerim',
  invoices: 'Fatura bilgilerim',
  cards: 'Kayıtlı kartlarım',
  loading: 'Bilgiler yükleniyor',
  edit: 'Düzenle',
  editOf: (name: string) => `Düzenle: ${name}`,
  remove: 'Sil',
  removeOf: (name: string) => `Sil: ${name}`,
  saved: 'Kaydedildi.',
  removed: 'Silindi.',
  noRight: 'Bu bilgileri değiştirme yetkiniz yok; firmanızın yetkilisi değiştirebilir.',

  addressLead: 'Siparişlerinizin gönderildiği adresler. Ödeme sırasında da aynı liste kullanılır.',
  noAddress: 'Kayıtlı teslimat adresiniz yok.',
  standard: 'Varsayılan',

  invoiceLead: 'Faturalarınızın düzenlenebileceği unvanlar. Ödeme sırasında da aynı liste kullanılır.',
  ownInvoice: 'Firma kaydı',
  invoiceLine: (taxOffice: string, taxNumber: string, address: string) =>
    `${taxOffice} VD ${taxNumber} · ${address}`,

  cardLead: 'Kart numarası bankada kalır; Havan yalnız markasını ve son dört hanesini bilir.',
  noCard: 'Kayıtlı kartınız yok. Ödeme sırasında “Bu kartı bankada sakla” ile ekleyebilirsiniz.',
  cardRight: 'Kayıtlı kartları görme yetkiniz yok.',

  companyLead:
    'Unvan, vergi bilgileri ve adres firma kaydınızdan gelir; değişikliği aşağıdan isteyin, Havan ekibi inceledikten sonra geçerli olur.',
  tradeName: 'Unvan',
  taxOffice: 'Vergi dairesi',
  taxNumber: 'Vergi numarası',
  address: 'Adres',
  kep: 'KEP adresi',
  mersis: 'MERSİS numarası',
  gln: 'GLN',
  glnHelp: 'GS1’in verdiği 13 haneli küresel yer numarası; İTS ve ÜTS bildirimlerinde kullanılır.',
  missing: 'Belirtilmemiş',
  save: 'Kaydet',
  glnSaved: 'GLN kaydedildi.',
  expiryHelp:
    'Bütün firma için geçerlidir: ürün listeleri, öneriler, favoriler, hızlı sipariş ve akıllı sepet bu dilekle başlar. Kapatınca yakın miatlı teklifler de önerilir.',
} as const;
