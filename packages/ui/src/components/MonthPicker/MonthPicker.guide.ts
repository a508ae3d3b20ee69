import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { MonthPicker } from './MonthPicker.tsx';

const example = exampleOf(MonthPicker, { thisMonth: '2026-11', onChange: still });

export const guide = defineGuide({
  when: ['An expiry: a month and a year.'],
  whenNot: ['A day: DatePicker.', 'The end of a card: MaskedField with `cardExpiry`.'],
  do: [
    'Give `min` so that past months cannot be taken from the sheet.',
    {
      say: 'Let it be typed: who holds the box in the hand reads 09/2028 from it.',
      show: example({ label: 'Miat', value: '2028-09', help: 'Kutunun üzerindeki ay ve yıl' }),
    },
  ],
  dont: [
    'No list of 60 months.',
    {
      say: 'Do not ask for a day: the box has none.',
      show: example({ label: 'Son kullanma günü', value: null, help: 'Gün yazmıyorsa ayın birini giriniz' }),
    },
  ],
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
