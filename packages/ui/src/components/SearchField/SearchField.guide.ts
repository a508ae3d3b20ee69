import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Once, in the header.'],
  whenNot: ['A filter of one list: TextField with a glass.', 'One of a known list: Combobox.'],
  do: [
    'Group what is found: products, brands, sellers, last searches.',
    'Take a scanned barcode as it comes: digits and Enter.',
  ],
  dont: [
    'Do not search below three letters: a single “a” finds the shelf.',
    'Do not clear what was typed when the results open.',
  ],
  keyboard: [
    ['/', 'jumps here from anywhere'],
    ['↓ ↑', 'walk what was found'],
    ['Enter', 'opens the reached one, or searches'],
    ['Escape', 'closes and clears'],
  ],
  criteria: [
    'A combobox with a list: the reached row is announced, the focus stays in the field [Default].',
    'The typed hint stands still when motion is reduced; 125 ms a letter, 15 ticks of pause (use-typed-placeholder.test).',
    'While searching it says so [Searching].',
  ],
  messages: ['Ara', 'Aranıyor', 'Öneriler'],
});
