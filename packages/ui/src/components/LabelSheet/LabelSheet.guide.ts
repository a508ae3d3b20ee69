import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Products to look at: a category, a campaign, what was seen last.'],
  whenNot: [
    'Offers of one product are compared: Table.',
    'One product in a row of an order: a table cell with ProductImage.',
  ],
  do: [
    'Keep the order: picture, name with expiry, ruler, price and gain, seller.',
    'A strip for “Yakın miat fırsatları”, a grid for a category.',
  ],
  dont: [
    'No gaps, no shadows, no round corners between labels: they come joined from the printer.',
    'No label twice as wide as the others for who pays more.',
  ],
  keyboard: [
    ['Tab', 'walks the labels: name, then its buttons'],
    ['← →', 'scroll the focused strip'],
  ],
  criteria: [
    'A list: its length is announced [Default].',
    'The strip can be scrolled from the keyboard [Strip].',
    'Two labels beside each other at 320 px, nothing scrolls sideways [Phone].',
  ],
  messages: 'none',
});
