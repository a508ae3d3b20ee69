import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const example = exampleOf(ErrorSummary, {});

export const guide = defineGuide({
  when: ['A form longer than the window: membership, a new listing.'],
  whenNot: [
    'Two or three fields: the first error in view is enough.',
    'The server refused the whole: Alert.',
  ],
  do: [
    {
      say: 'Give it the sentences of the fields, word for word: “Vergi numarası 10 hane olmalıdır.”',
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
      say: '“Bazı alanlar hatalı” sends people searching.',
      show: example({ title: 'Hata!', errors: [{ fieldId: 'vergi', message: 'Bazı alanlar hatalı.' }] }),
    },
    'Do not show it before the first try.',
    'Do not leave a line standing whose field was put right.',
  ],
  keyboard: [
    ['Tab', 'walks its lines'],
    ['Enter', 'goes to the field of the line'],
  ],
  criteria: [
    'Takes the focus when it appears; each line leads to its field [Default].',
    'It is announced with its title and the number of lines.',
  ],
  messages: ['Formda düzeltilmesi gereken alanlar var'],
});
