import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['One question or one short piece of work that everything else waits for.'],
  whenNot: ['A message: Alert or Toast.', 'Details of a row: expand the row, or a Drawer.'],
  do: [
    'Name the act in the title and in the button: “Satış bilgilerini tamamla”.',
    'Use `blocking` only where the law or the bank wants an answer: a changed agreement.',
  ],
  dont: ['Never a modal over a modal.', 'No long form: what scrolls twice is a screen.'],
  keyboard: [
    ['Tab', 'stays inside'],
    ['Escape', 'closes, unless `blocking`'],
  ],
  criteria: [
    'Has a name, traps the focus and gives it back.',
    'Escape, the button and a press outside close it; a blocking one only by its own buttons [Default, Blocking].',
    'Content that loads into a tall one does not move it [Tall].',
    'On a phone it is a sheet at the foot, at most 92 % high.',
  ],
  messages: ['Kapat'],
});
