import type { KeyHint } from '@havan/ui/KeyHints';
import { layoutTexts } from '../layout-texts.ts';

/** The menu items that each key opens after `g`; the first one that the company may enter is taken. */
export const placesAfterG: ReadonlyMap<string, readonly string[]> = new Map([
  ['o', ['home']],
  ['s', ['orders']],
  ['i', ['listings']],
  ['t', ['cases']],
  ['m', ['messages']],
  ['h', ['transactions', 'payouts']],
]);

/** Longest time between `g` and its second key, ms. */
export const leadMs = 1500;

/** The keys of every page of the seller, then those of its tables, as the dialog behind `?` lists them. */
export const sellerKeys: readonly { readonly title: string; readonly hints: readonly KeyHint[] }[] = [
  {
    title: 'Her sayfada',
    hints: [
      { keys: ['/'], does: 'sipariş ya da ilan ara' },
      { keys: ['Ctrl', 'K'], does: 'sayfa adıyla git' },
      { keys: ['n'], does: 'yeni ilan (Tezgâh)' },
      { keys: ['x'], does: 'odaktaki satırı seç ya da bırak' },
      { keys: ['?'], does: 'bu liste' },
    ],
  },
  {
    title: 'Git',
    hints: [
      { keys: ['g', 'o'], does: layoutTexts.home },
      { keys: ['g', 's'], does: layoutTexts.orders },
      { keys: ['g', 'i'], does: layoutTexts.listings },
      { keys: ['g', 't'], does: layoutTexts.cases },
      { keys: ['g', 'm'], does: layoutTexts.messages },
      { keys: ['g', 'h'], does: layoutTexts.payouts },
    ],
  },
  {
    title: layoutTexts.orders,
    hints: [
      { keys: ['j'], does: 'sonraki sipariş' },
      { keys: ['k'], does: 'önceki sipariş' },
      { keys: ['Enter'], does: 'siparişi aç ya da kapat' },
    ],
  },
  {
    title: layoutTexts.listings,
    hints: [
      { keys: ['F2'], does: 'hücreyi yaz' },
      { keys: ['Ctrl', 'D'], does: 'üstteki değeri al' },
      { keys: ['Ctrl', 'Z'], does: 'son değişikliği geri al' },
      { keys: ['Ctrl', 'S'], does: 'değişiklikleri kaydet' },
      { keys: ['F8'], does: 'yazılamayan hücreye ya da hatalı satıra git' },
    ],
  },
];

/** Returns whether keys belong to the focused element: a field for typing, or an open dialog or menu. */
export function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role="dialog"], [role="menu"], [contenteditable]')) return true;
  return target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');
}

/** Returns the checkbox of the row that has the focus; null outside of a row or in one that cannot be selected. */
export const boxOfRow = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element
    ? (target
        .closest('tr, [role="row"], li, article')
        ?.querySelector<HTMLElement>('input[type="checkbox"], [role="checkbox"]') ?? null)
    : null;
