import type { KeyHint } from '@havan/ui/KeyHints';

/** Keys of the listing desk, as its foot and its dialog show them. */
export const deskKeys: readonly KeyHint[] = [
  { keys: ['0328'], does: 'miat 03/2028' },
  { keys: ['-'], does: 'Miatsız' },
  { keys: ['*12'], does: '12 adet' },
  { keys: ['10+1'], does: 'mal fazlası' },
  { keys: ['10: 139,90'], does: 'adet fiyatı' },
  { keys: ['Alt', '↑'], does: 'öneriyi al' },
  { keys: ['Ctrl', 'Z'], does: 'son okutmayı geri al' },
  { keys: ['Ctrl', 'Enter'], does: 'yayına al' },
];
