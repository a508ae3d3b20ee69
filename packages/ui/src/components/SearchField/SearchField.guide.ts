import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { SearchField } from './SearchField.tsx';

const example = exampleOf(SearchField, {
  label: 'Ürün, barkod, marka veya satıcı ara',
  value: '',
  shortcut: null,
  onChange: still,
  onSubmit: still,
});

export const guide = defineGuide({
  when: ['Once, in the header.'],
  whenNot: ['A filter of one list: TextField with a search icon.', 'One of a known list: Combobox.'],
  do: [
    {
      say: 'Name everything that can be found in the placeholder.',
      show: example({ placeholder: 'Ürün, barkod, marka veya satıcı' }),
    },
    'Group the results: products, brands, sellers, recent searches.',
    'Accept a scanned barcode: digits and Enter.',
  ],
  dont: [
    { say: '“Ara…” does not state that barcodes work too.', show: example({ placeholder: 'Ara…' }) },
    'Do not search below three letters: a single “a” finds nearly everything.',
    'Do not clear the text when the results open.',
  ],
  keyboard: [
    ['/', 'moves the focus here from anywhere'],
    ['↓ ↑', 'move through the results'],
    ['Home End', 'first and last result, once a result is active'],
    ['→ ←', 'to the second option of a row, and back'],
    ['Delete', 'selects the second option of the row, which removes the row'],
    ['Enter', 'selects the active result, or searches'],
    ['Escape', 'closes the results'],
  ],
  criteria: [
    'A combobox with a list: the active row is announced, the focus stays in the field [Default].',
    'The typed placeholder does not move when motion is reduced; 125 ms a character, 15 ticks of pause (use-typed-placeholder.test).',
    'A row that is reached by keyboard is scrolled into view; when the selected row is removed, the next one becomes active [Long].',
    'A recent search can be removed by pointer and by keyboard; the next row then becomes active [Recent].',
    'While searching it shows and announces it [Searching].',
  ],
  messages: ['Ara', 'Aranıyor', 'Öneriler'],
});
