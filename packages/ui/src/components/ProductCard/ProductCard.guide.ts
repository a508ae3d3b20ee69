import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['On a LabelSheet only.'],
  whenNot: ['A line of an order or the cart: a table row.', 'An offer to compare: Table.'],
  do: [
    'Give the price that holds now, and the list price struck beneath.',
    'Say it when it has no expiry: “Miatsız Ürün”, never an empty ruler.',
  ],
  dont: ['No more than one badge.', 'No hover that moves the label: neighbours are joined to it.'],
  keyboard: [
    ['Tab', 'reaches the name, then the heart, then the plus'],
    ['Enter', 'opens the product'],
  ],
  criteria: [
    'The whole label leads to the product; its buttons stay apart [Default].',
    'A very long name takes three lines and no more [LongName].',
    'Its picture is decorative: the name says it.',
  ],
  messages: 'none',
});
