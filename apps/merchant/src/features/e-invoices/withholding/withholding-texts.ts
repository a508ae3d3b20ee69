export const withholdingTexts = {
  tab: 'Tevkifat',
  income: {
    title: 'Havan’ın kestiği gelir vergisi stopajı',
    remark:
      'Tamamlanan satışlarınızda malın KDV’siz bedeli üzerinden kesilir (GVK 94, KVK 15). Yıllık beyannamenizde ödeyeceğiniz vergiden düşersiniz.',
    orders: 'Sipariş',
    base: 'Matrah',
    amount: 'Stopaj',
    year: 'Yıl toplamı',
  },
  title: 'Tevkif edilen KDV',
  remark: 'Tevkifatlı faturaların düzenlendiği aya göre. İptal edilen fatura beyana girmez.',
  year: 'Yıl',
  loading: 'Tevkifat beyanları yükleniyor',
  side: {
    received: 'Sizin beyan edecekleriniz',
    issued: 'Alıcılarınızın beyan edeceği',
  },
  sideRemark: {
    received: 'Size kesilen faturalarda tevkif ettiğiniz KDV. 2 No.lu KDV beyannamesiyle siz ödersiniz.',
    issued: 'Kestiğiniz faturalarda alıcının tevkif ettiği KDV. 1 No.lu KDV beyannamenizde bildirirsiniz.',
  },
  month: 'Ay',
  invoices: 'Fatura',
  vat: 'Hesaplanan KDV',
  withheld: 'Tevkif edilen',
  number: 'Fatura no',
  other: { received: 'Satıcı', issued: 'Alıcı' },
  code: 'Kod ve oran',
  codeOf: (code: string, rate: number) => `${code} · %${rate}`,
  /** Returns the title of a month `2026-11`: `11/2026 faturaları`. */
  linesOf: (month: string) => `${month.slice(5)}/${month.slice(0, 4)} faturaları`,
  none: (year: number) => `${year} yılında tevkifatlı fatura yok`,
  noneHint: 'Faturayı keserken “KDV tevkifatı var” seçilirse burada görünür.',
} as const;
