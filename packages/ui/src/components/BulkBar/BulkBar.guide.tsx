import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Money } from '../Money/Money.tsx';
import { BulkAction, BulkBar } from './BulkBar.tsx';

const example = exampleOf(BulkBar, { count: 3, noun: 'sipariş', onClear: still });

export const guide = defineGuide({
  when: ['Rows of a table are selected: orders to ship, listings to reprice.'],
  whenNot: ['For a single row: its own button.', 'With nothing selected it renders nothing.'],
  do: [
    {
      say: 'Show the number and the total: “3 sipariş seçildi · 10.421,25 TL”.',
      show: example({
        remark: <Money value={1_042_125} tone="inherit" />,
        children: <BulkAction label="Kargoya ver" onPress={still} />,
      }),
    },
    'Put the most common action first: “Kargoya ver”, then “Etiket yazdır”.',
  ],
  dont: [
    'Do not offer an action that fails for some of the rows without saying for how many it works.',
    {
      say: 'No “Sil” without a question: confirm deletions with ConfirmDialog.',
      show: example({ children: <BulkAction label="Sil" onPress={still} /> }),
    },
  ],
  keyboard: [
    ['Tab', 'moves through the actions, then to `Seçimi kaldır`'],
    ['Enter, Space', 'presses'],
  ],
  criteria: [
    'A change of the number is announced.',
    '`Seçimi kaldır` clears the selection [Default].',
    'On a desktop it stays in view while the rows scroll, before and after the table, and below a sticky table header [InPlace, BelowHead].',
    'On a phone it is above the tab bar, and every action can be pressed [AboveThePlaces].',
    'Actions that do not fit scroll, and the edge fades where more follow [Cut].',
    'Where the filter has more rows than selected, all of them can be selected [All].',
  ],
  messages: ['Toplu işlemler', 'seçildi', 'Seçimi kaldır', 'Filtredekilerin hepsini seç ('],
});
