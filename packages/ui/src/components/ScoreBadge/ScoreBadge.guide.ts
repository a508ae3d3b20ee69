import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['A seller’s point in a table or on a label.'],
  whenNot: ['There is room and it stands alone: Rating.', 'A state: Badge.'],
  do: [
    'Decide the grade where the rule lives: 9,4 and above is top, then 8, then 7.',
    'Say it when there is none yet: “Yeni satıcı”.',
  ],
  dont: ['Do not put it on a product: products have no points here.', 'No animation towards the number.'],
  keyboard: 'none',
  criteria: [
    'The figure says it; the ground only repeats it [Grades].',
    'Its `label` is read: “Satıcı puanı 9,8”.',
  ],
  messages: 'none',
});
