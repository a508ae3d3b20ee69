import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Money } from '../Money/Money.tsx';
import { BulkAction, BulkBar } from './BulkBar.tsx';

const example = exampleOf(BulkBar, { count: 3, noun: 'sipariş', onClear: still });

export const guide = defineGuide({
  when: ['Rows of a table are chosen: orders to ship, listings to reprice.'],
  whenNot: ['One row: its own button.', 'Nothing is chosen: it draws nothing by itself.'],
  do: [
    {
      say: 'Say how many and what they come to: “3 sipariş seçildi · 10.421,25 TL”.',
      show: example({
        remark: <Money value={1_042_125} tone="inherit" />,
        children: <BulkAction label="Kargoya ver" onPress={still} />,
      }),
    },
    'Put the next step of the day first: “Kargoya ver”, then “Etiket yazdır”.',
  ],
  dont: [
    'Do not offer what would fail for one of the rows without saying for how many it works.',
    {
      say: 'No “Sil” among the quick ones: what destroys asks first with ConfirmDialog.',
      show: example({ children: <BulkAction label="Sil" onPress={still} /> }),
    },
  ],
  keyboard: [
    ['Tab', 'walks the actions, then `Seçimi kaldır`'],
    ['Enter, Space', 'presses'],
  ],
  criteria: [
    'The number is announced when it changes.',
    '`Seçimi kaldır` clears the choice [Default].',
    'It stays in sight on the desk however far the rows are scrolled, before and behind the table, and beneath a head that stays as well [InPlace, BelowHead].',
    'On a phone it stands above the places at the foot, and every action can be pressed [AboveThePlaces].',
    'Where the actions do not fit the row scrolls and its edge fades: the cut is a hint [Cut].',
    'Where the filter holds more, all of them can be taken [All].',
  ],
  messages: ['Toplu işlemler', 'seçildi', 'Seçimi kaldır', 'Filtredekilerin hepsini seç ('],
});
