import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Rows of a table are chosen: orders to ship, listings to reprice.'],
  whenNot: ['One row: its own button.', 'Nothing is chosen: it draws nothing by itself.'],
  do: [
    'Say how many and what they come to: “3 sipariş seçildi · 10.421,25 TL”.',
    'Put the next step of the day first: “Kargoya ver”, then “Etiket yazdır”.',
  ],
  dont: [
    'Do not offer what would fail for one of the rows without saying for how many it works.',
    'No “Sil” among the quick ones: what destroys asks first with ConfirmDialog.',
  ],
  keyboard: [
    ['Tab', 'walks the actions, then `Seçimi kaldır`'],
    ['Enter, Space', 'presses'],
  ],
  criteria: [
    'The number is announced when it changes.',
    '`Seçimi kaldır` clears the choice [Default].',
    'On a phone it stands at the foot and hides no row.',
  ],
  messages: ['Toplu işlemler', 'seçildi', 'Seçimi kaldır'],
});
