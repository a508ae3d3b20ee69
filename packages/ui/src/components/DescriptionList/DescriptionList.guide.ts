import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Names and their values: a product’s facts, the till slip of the cart.'],
  whenNot: ['Several things share the same names: Table.', 'One figure of the day: StatTile.'],
  do: [
    'Close a sum with a DoubleRule around the amount to pay.',
    'Keep the order of the paper invoice: goods, shipping, discount, total.',
  ],
  dont: [
    'Do not leave an empty value: “Belirtilmemiş” says more than a gap.',
    'No buttons in the values but “Kopyala”.',
  ],
  keyboard: 'none',
  criteria: [
    'It is a `dl`: term and value are read together [Default].',
    'In the `sum` layout figures stand beneath each other [Sum].',
  ],
  messages: 'none',
});
