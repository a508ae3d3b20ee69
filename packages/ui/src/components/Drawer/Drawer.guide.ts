import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Filters on a phone, the menu, the details that go with a list that stays in sight.'],
  whenNot: ['A question: ConfirmDialog or Modal.', 'There is room beside the list: Split.'],
  do: [
    'Name the filter drawer and say in its button what it leaves: “28 ürünü göster”.',
    'Menu from the start, details from the end: hands learn the side.',
  ],
  dont: ['No payment in a drawer: a press outside would close it.', 'Not a drawer from a drawer.'],
  keyboard: [
    ['Tab', 'stays inside'],
    ['Escape', 'closes; the focus returns'],
  ],
  criteria: [
    'Has a name, traps the focus and gives it back [Default].',
    'Escape, `Kapat` and a press outside close it.',
    'Stands still when motion is reduced.',
  ],
  messages: ['Kapat'],
});
