import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { TextArea } from './TextArea.tsx';

const example = exampleOf(TextArea, { label: 'Satıcıya not', rows: 2 });

export const guide = defineGuide({
  when: ['Several lines: a message, a reason for a return.'],
  whenNot: ['One line: TextField.', 'A list of things: one field for each.'],
  do: [
    {
      say: 'Show the counter where the limit can be reached.',
      show: example({
        counter: true,
        maxLength: 120,
        defaultValue: 'Kargo 17.00’den sonra gelsin, öğlen kapalıyız.',
      }),
    },
    'Give as many rows as an answer usually has.',
  ],
  dont: [
    'No formatting buttons: it is a sentence to a colleague.',
    {
      say: 'Do not cut at the limit without a word.',
      show: example({ maxLength: 30, defaultValue: 'Kargo 17.00’den sonra gelsin, ö' }),
    },
  ],
  keyboard: [
    ['Tab', 'reaches and leaves it'],
    ['Enter', 'a new line'],
  ],
  criteria: [
    'The counter is announced politely and says how many are left [Counter].',
    'With an error it is invalid and described [WithError].',
  ],
  messages: 'none',
});
