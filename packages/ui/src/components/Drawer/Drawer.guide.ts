import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Filters on a phone, the menu, details beside a list that stays visible.'],
  whenNot: ['A question: ConfirmDialog or Modal.', 'There is room beside the list: Split.'],
  do: [
    'Name the filter drawer, and show the number of results on its button: “28 ürünü göster”.',
    'The menu opens at the left, details at the right, on every page.',
  ],
  dont: ['No payment in a drawer: a click outside would close it.', 'No drawer that opens a drawer.'],
  keyboard: [
    ['Tab', 'stays inside'],
    ['Escape', 'closes it; the focus returns'],
  ],
  criteria: [
    'Has a name, traps the focus and returns it [Default].',
    'Escape, `Kapat` and a click outside close it.',
    'Opens without animation when motion is reduced.',
  ],
  messages: ['Kapat'],
});
