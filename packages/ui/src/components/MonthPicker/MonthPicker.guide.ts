import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { MonthPicker } from './MonthPicker.tsx';

const example = exampleOf(MonthPicker, { thisMonth: '2026-11', onChange: still });

export const guide = defineGuide({
  when: ['An expiry: a month and a year.'],
  whenNot: ['A day: DatePicker.', 'The expiry of a card: MaskedField with `cardExpiry`.'],
  do: [
    'Set `min`, so that past months are disabled in the sheet.',
    {
      say: 'It can be typed, because users read 09/2028 from the package.',
      show: example({ label: 'Miat', value: '2028-09', help: 'Kutunun üzerindeki ay ve yıl' }),
    },
  ],
  dont: [
    'No list of 60 months.',
    {
      say: 'Do not ask for a day: packages show none.',
      show: example({ label: 'Son kullanma günü', value: null, help: 'Gün yazmıyorsa ayın birini giriniz' }),
    },
  ],
  keyboard: [
    ['typing', 'AA/YYYY; the slash is inserted'],
    ['← → ↑ ↓', 'move through the months'],
    ['Enter', 'selects the month'],
    ['Escape', 'closes the sheet; the focus returns'],
  ],
  criteria: [
    '`09/2028` gives `2028-09`; text that is not a month gives null [Default].',
    'Months before `min` are disabled in the sheet; for a typed one the form shows the error [WithError].',
  ],
  messages: ['AA/YYYY', 'Ayları aç', '… ayları', 'Önceki yıl', 'Sonraki yıl'],
});
