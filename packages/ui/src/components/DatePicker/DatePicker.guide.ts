import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { DatePicker } from './DatePicker.tsx';

const example = exampleOf(DatePicker, { today: '2026-11-21', value: null, onChange: still });

export const guide = defineGuide({
  when: ['A day: shipping, delivery, the ends of a report.'],
  whenNot: [
    'An expiry: it is a month, so MonthPicker.',
    'A known day such as a birthday: MaskedField with `date` is quicker.',
  ],
  do: [
    {
      say: 'Give `min` and `max`: a report cannot end tomorrow.',
      show: example({
        label: 'Bitiş',
        value: '2026-11-28',
        max: '2026-11-21',
        error: 'Bitiş tarihi bugünden ileri olamaz.',
      }),
    },
    'Hand it `today` from the clock of the app: a test then runs on any day.',
  ],
  dont: [
    'Do not open the sheet on focus: those who type are disturbed.',
    {
      say: 'No American order: 03.04. is the third of April.',
      show: example({ label: 'Bitiş (AA/GG/YYYY)' }),
    },
  ],
  keyboard: [
    ['typing', 'GG.AA.YYYY, dots come by themselves'],
    ['← → ↑ ↓', 'a day or a week'],
    ['Page Up, Page Down', 'a month'],
    ['Enter', 'takes the day'],
    ['Escape', 'closes; the focus returns'],
  ],
  criteria: [
    'Weeks begin on Monday; names are Turkish [Default].',
    'What is typed and is not a day gives null, stays in the field and is explained there [Impossible].',
    'Days outside the bounds can neither be taken nor typed [Impossible].',
  ],
  messages: [
    'Takvimi aç',
    'Önceki ay',
    'Sonraki ay',
    'GG.AA.YYYY',
    'Böyle bir gün yok.',
    'Tarihi GG.AA.YYYY olarak yazın.',
    'En erken … yazabilirsiniz.',
    'En geç … yazabilirsiniz.',
    'Ocak',
    'Şubat',
    'Mart',
    'Nisan',
    'Mayıs',
    'Haziran',
    'Temmuz',
    'Ağustos',
    'Eylül',
    'Ekim',
    'Kasım',
    'Aralık',
    'Pzt',
    'Sal',
    'Çar',
    'Per',
    'Cum',
    'Cmt',
    'Paz',
  ],
});
