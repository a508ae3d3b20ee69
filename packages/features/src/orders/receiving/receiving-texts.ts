import type { BoxOutcome } from '@havan/domain/receiving-check';

export const receivingTexts = {
  button: 'Gelen koliyi denetle',
  title: 'Gelen koli',
  lead: 'Kutuları tek tek okutun; barkod, miat ve parti gönderilenle karşılaştırılır.',
  scan: 'Kutuyu okutun ya da barkodunu yazın',
  unreadable: 'Okunamadı. Kutuyu yeniden okutun ya da barkodu rakamla yazın.',
  ambiguous: 'Bu okuma birden çok anlama geliyor. Okuyucunun ayırıcı göndermesini açın ya da barkodu yazın.',
  outcomes: {
    right: 'uygun',
    shortExpiry: 'miadı ilandakinden kısa',
    expired: 'miadı geçmiş',
    surplus: 'siparişten fazla',
    notOrdered: 'bu siparişte yok',
    again: 'bu kutu az önce okutuldu',
  } satisfies Record<BoxOutcome, string>,
  read: (name: string, outcome: string) => `${name}: ${outcome}`,
  counts: (came: number, expected: number) => `${came} / ${expected}`,
  lines: 'Gelen ürünler',
  product: 'Ürün',
  expiry: 'Miat',
  came: 'Gelen',
  finding: 'Durum',
  fine: 'Tamam',
  waiting: 'Bekleniyor',
  expired: (count: number) => `${count} adet miadı geçmiş`,
  shortExpiry: (count: number) => `${count} adet kısa miatlı`,
  missing: (count: number) => `${count} adet eksik`,
  others: 'Siparişte olmayanlar',
  allRight: 'Koli siparişle tam olarak aynı.',
  undo: 'Son okumayı geri al',
  claim: 'Farkları talep et',
  close: 'Kapat',
  claimHelp: 'Eksik ve uygunsuz ürünlerle bir talep hazırlanır; göndermeden önce gözden geçirirsiniz.',
  noteExpiry: (name: string, day: string, lot: string) =>
    lot === '' ? `${name}: gelen miat ${day}` : `${name}: gelen miat ${day}, parti ${lot}`,
  noteMissing: (name: string, count: number) => `${name}: ${count} adet eksik`,
  noteOther: (barcode: string, lot: string) =>
    lot === '' ? `Siparişte olmayan ürün: ${barcode}` : `Siparişte olmayan ürün: ${barcode}, parti ${lot}`,
} as const;

/** Texts of the receiving check of a return by its seller. */
export const returnScanTexts = {
  camera: 'Kamera',
  closeCamera: 'Kamerayı kapat',
  loading: 'Gönderilen ürünler yükleniyor',
  lead: 'Okutursanız adetler kendiliğinden yazılır; barkod, miat ve parti gönderilenle karşılaştırılır.',
  outcome: (outcome: BoxOutcome, expiry: string) =>
    ({
      ...receivingTexts.outcomes,
      right: `miat ${expiry}, gönderilen değil`,
      shortExpiry: `miat ${expiry}, gönderilenden kısa`,
      expired: `miat ${expiry} geçmiş, gönderilen değil`,
      surplus: 'kabul edilen adetten fazla',
      notOrdered: 'bu iadede yok',
    })[outcome],
  otherLot: (own: string, sent: string) => `parti ${own}, gönderilen ${sent}`,
  noteLot: (name: string, own: string, sent: string) => `${name}: gelen parti ${own}, gönderilen ${sent}`,
  other: (barcode: string, lot: string) =>
    lot === '' ? `İadede olmayan ürün: ${barcode}` : `İadede olmayan ürün: ${barcode}, parti ${lot}`,
} as const;
