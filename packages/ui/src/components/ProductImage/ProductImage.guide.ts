import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Every picture of a product.'],
  whenNot: ['A drawing of a state: EmptyState.', 'A person or a seller: Avatar.'],
  do: [
    '`eager` for the picture of the product page and the first row of labels.',
    'An empty `alt` beside the name, the name itself where it stands alone.',
  ],
  dont: [
    'No stretched pictures: they are fitted on a tile.',
    'No text in pictures: the price in them is wrong tomorrow.',
  ],
  keyboard: 'none',
  criteria: [
    'Loaded 50 px before it comes into sight.',
    'A failure is never a broken picture [Failed]; a missing one says so [Missing].',
    'Its place is kept while it loads: nothing jumps.',
  ],
  messages: ['…, fotoğraf yok'],
});
