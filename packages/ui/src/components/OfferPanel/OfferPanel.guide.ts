import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['At the top of a product page: the product, and the decision beside it.'],
  whenNot: ['Several offers: Table with `rowLook="comparing"`.', 'A product in a list: ProductCard.'],
  do: [
    'One filled button in the decision: “Sepete ekle” with its total.',
    'Show the remaining amount to free shipping right below it: a second box is often cheaper.',
  ],
  dont: [
    'No second price at 56 px.',
    'No recommendation without its reason: “8 ay ve üzeri miatlılar içinde en düşük fiyat”.',
  ],
  keyboard: [['Tab', 'moves through the details first, then through the decision']],
  criteria: [
    'The decision is a landmark with a name [Default].',
    'On a phone it follows the details; nothing scrolls sideways at 320 px.',
  ],
  messages: 'none',
});
