import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { DatePicker } from './DatePicker.tsx';

const example = exampleOf(DatePicker, { today: '2026-11-21', value: null, onChange: still });

export const guide = defineGuide({
  when: ['A day: shipping, delivery, the period of a report.'],
  whenNot: [
    'An expiry is a month: MonthPicker.',
    'A day that the user knows, such as a birthday: MaskedField with `date` is faster.',
  ],
  do: [
    {
      say: 'Set `min` and `max`: a report cannot end tomorrow.',
      show: example({
        label: 'Bitiş',
        value: '2026-11-28',
        max: '2026-11-21',
        error: 'Bitiş tarihi bugünden ileri olamaz.',
      }),
    },
    'Pass `today` from the clock of the app, so that tests run on any day.',
  ],
  dont: [
    'Do not open the calendar on focus: it disturbs typing.',
    {
      say: 'No American order: 03.04. is the third of April.',
      show: example({ label: 'Bitiş (AA/GG/YYYY)' }),
    },
  ],
  keyboard: [
    ['typing', 'GG.AA.YYYY; dots are inserted'],
    ['← → ↑ ↓', 'a day or a week'],
    ['Page Up, Page Down', 'a month'],
    ['Enter', 'selects the day'],
    ['Escape', 'closes the calendar; the focus returns'],
  ],
  criteria: [
    'Weeks start on Monday; names are Turkish [Default].',
    'A text that is not a day gives null, stays in the field and is explained there [Impossible].',
    'Days outside the bounds can be neither picked nor typed [Impossible].',
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
