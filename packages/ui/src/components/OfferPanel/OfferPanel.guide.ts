import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['At the head of a product: what it is, and the decision beside it.'],
  whenNot: ['Several offers: Table with `rowLook="comparing"`.', 'A product among others: ProductCard.'],
  do: [
    'One filled button in the decision: “Sepete ekle” with what it comes to.',
    'Put the way to free shipping right beneath it: the second box is often the cheaper way.',
  ],
  dont: [
    'No second price in 56 px.',
    'No advice without its reason: “8 ay ve üzeri miatlılar içinde en düşük fiyat”.',
  ],
  keyboard: [['Tab', 'facts first, then the decision']],
  criteria: [
    'The decision is a named region [Default].',
    'On a phone it follows the facts; nothing scrolls sideways at 320 px.',
  ],
  messages: 'none',
});
