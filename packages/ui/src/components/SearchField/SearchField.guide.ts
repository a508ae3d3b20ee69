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
  whenNot: ['A filter of one list: TextField with a glass.', 'One of a known list: Combobox.'],
  do: [
    {
      say: 'Say in the placeholder everything that is found.',
      show: example({ placeholder: 'Ürün, barkod, marka veya satıcı' }),
    },
    'Group what is found: products, brands, sellers, last searches.',
    'Take a scanned barcode as it comes: digits and Enter.',
  ],
  dont: [
    { say: '“Ara…” tells nobody that a barcode is taken, too.', show: example({ placeholder: 'Ara…' }) },
    'Do not search below three letters: a single “a” finds the shelf.',
    'Do not clear what was typed when the results open.',
  ],
  keyboard: [
    ['/', 'jumps here from anywhere'],
    ['↓ ↑', 'walk what was found'],
    ['Home End', 'first and last of it, once a row is reached'],
    ['→ ←', 'to what stands at the end of a row, and back'],
    ['Delete', 'takes the reached row out, where it can be'],
    ['Enter', 'opens the reached one, or searches'],
    ['Escape', 'closes and clears'],
  ],
  criteria: [
    'A combobox with a list: the reached row is announced, the focus stays in the field [Default].',
    'The typed hint stands still when motion is reduced; 125 ms a letter, 15 ticks of pause (use-typed-placeholder.test).',
    'A row that is reached by key comes into sight in a long list; one that goes when it is picked gives its place to the next [Long].',
    'A row of the last searches goes by itself, by pointer and by key; the next one is reached then [Recent].',
    'While searching it says so [Searching].',
  ],
  messages: ['Ara', 'Aranıyor', 'Öneriler'],
});
