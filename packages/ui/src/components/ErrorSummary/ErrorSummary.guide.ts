import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const example = exampleOf(ErrorSummary, {});

export const guide = defineGuide({
  when: ['A form longer than the window: membership, a new listing.'],
  whenNot: [
    'Two or three fields: moving to the first error is enough.',
    'The server rejected the whole form: Alert.',
  ],
  do: [
    {
      say: 'Use the exact messages of the fields: “Vergi numarası 10 hane olmalıdır.”',
      show: example({
        errors: [
          { fieldId: 'vergi', message: 'Vergi numarası 10 hane olmalıdır.' },
          { fieldId: 'kep', message: 'KEP adresi .kep.tr ile bitmelidir.' },
        ],
      }),
    },
    'Keep the order of the form.',
  ],
  dont: [
    {
      say: '“Bazı alanlar hatalı” names no field.',
      show: example({ title: 'Hata!', errors: [{ fieldId: 'vergi', message: 'Bazı alanlar hatalı.' }] }),
    },
    'Do not show it before the first submit.',
    'Do not keep the line of a corrected field.',
  ],
  keyboard: [
    ['Tab', 'moves through its links'],
    ['Enter', 'moves to the field of the link'],
  ],
  criteria: [
    'Takes the focus when it appears; each link moves to its field [Default].',
    'It is announced as an alert.',
  ],
  messages: ['Formda düzeltilmesi gereken alanlar var'],
});
