import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['A question or a short task that blocks the page.'],
  whenNot: ['A message: Alert or Toast.', 'Details of a row: an expanded row or a Drawer.'],
  do: [
    'Name the action in the title and on the button: “Satış bilgilerini tamamla”.',
    'Use `blocking` only where the law or the bank requires an answer: a changed agreement.',
  ],
  dont: ['Never a modal above a modal.', 'No long forms: give them a screen.'],
  keyboard: [
    ['Tab', 'stays inside'],
    ['Escape', 'closes, unless `blocking`'],
  ],
  criteria: [
    'Has a name, traps the focus and returns it.',
    'Escape, the close button and a click outside close it; a `blocking` one is closed only by buttons in its content [Default, Blocking].',
    'Content that loads later does not resize a `tall` one [Tall].',
    'On a phone it is a sheet at the bottom, at most 92 % high.',
  ],
  messages: ['Kapat'],
});
