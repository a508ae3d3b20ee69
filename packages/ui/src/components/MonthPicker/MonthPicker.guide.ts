import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['An expiry: a month and a year.'],
  whenNot: ['A day: DatePicker.', 'The end of a card: MaskedField with `cardExpiry`.'],
  do: [
    'Give `min` so that past months cannot be taken from the sheet.',
    'Let it be typed: who holds the box in the hand reads 09/2028 from it.',
  ],
  dont: ['No list of 60 months.', 'Do not ask for a day: the box has none.'],
  keyboard: [
    ['typing', 'AA/YYYY, the slash comes by itself'],
    ['← → ↑ ↓', 'walk the months'],
    ['Enter', 'takes the month'],
    ['Escape', 'closes; the focus returns'],
  ],
  criteria: [
    '`09/2028` gives `2028-09`; what is no month gives null [Default].',
    'Months before `min` cannot be taken, and the form says why [WithError].',
  ],
  messages: ['AA/YYYY', 'Ayları aç', '… ayları', 'Önceki yıl', 'Sonraki yıl'],
});
