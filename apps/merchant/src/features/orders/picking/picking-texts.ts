import { expiryLabel } from '@havan/domain/expiry';
import type { PickingOutcome } from '@havan/domain/picking-round';
import type { RoundLine } from './picking-lines.ts';

export const pickingTexts = {
  title: 'Toplama turu',
  remark: (orders: number, units: number) => `${orders} sipariş, ${units} kutu`,
  loading: 'Siparişler yükleniyor',
  line: 'Kutuyu okutun ya da barkodunu yazın',
  camera: 'Kamera',
  closeCamera: 'Kamerayı kapat',
  progress: 'Toplanan kutular',
  list: 'Raflar',
  shelf: 'Raf',
  noShelf: '–',
  product: 'Ürün',
  expiry: 'Miat',
  units: 'Toplanan',
  orders: 'Siparişler',
  byHand: 'Elle say',
  byHandOf: (name: string) => `${name}: kalan kutuları elle say`,
  undo: 'Son kutuyu geri al',
  parcels: 'Koliler',
  packed: 'koli tamam',
  open: (picked: number, units: number) => `${picked} / ${units}`,
  print: 'Etiketi yazdır',
  ship: 'Kargoya ver',
  unreadable: (text: string) => `${text}: okunamadı. Kutuyu yeniden okutun ya da barkodu rakamla yazın.`,
  taken: (product: string, orderNo: string) => `${product} → ${orderNo}`,
  unread: (product: string, orderNo: string, promised: string) =>
    `${product} → ${orderNo}. Bu kod miat taşımıyor; kutuda ${promised} ya da daha uzun yazmalı.`,
  takenBack: 'Son kutu geri alındı.',
  unfit: (orderNos: readonly string[]) => `Kargo beklemeyen siparişler tura girmedi: ${orderNos.join(', ')}`,
  nothing: 'Toplanacak sipariş yok',
  nothingHint: 'Siparişler listesinde kargo bekleyen siparişleri seçip “Toplama turu”na basın.',
  toOrders: 'Kargo bekleyen siparişler',
  back: 'Siparişler',
} as const;

/** Sentence on why a box does not belong into a parcel. */
export const refusalText: Readonly<
  Record<
    Exclude<PickingOutcome, 'picked' | 'unread'>,
    (line: RoundLine | null, boxExpiry: string | null) => string
  >
> = {
  earlierExpiry: (line, boxExpiry) =>
    `Durun: alıcıya ${expiryLabel(line?.expiration ?? null)} miatlı ürün satıldı, bu kutu ${expiryLabel(boxExpiry)}.`,
  expired: (_line, boxExpiry) => `Durun: bu kutunun miadı geçmiş (${expiryLabel(boxExpiry)}).`,
  notAsked: () => 'Durun: bu ürün turdaki hiçbir siparişte yok.',
  enough: (line) => `${line?.productName ?? 'Bu ürün'} yeterince toplandı; bu kutu rafa dönsün.`,
  again: () => 'Bu kutu zaten okutuldu.',
};
