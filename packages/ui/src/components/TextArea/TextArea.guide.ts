import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { TextArea } from './TextArea.tsx';

const example = exampleOf(TextArea, { label: 'Satıcıya not', rows: 2 });

export const guide = defineGuide({
  when: ['Several lines: a message, the reason for a return.'],
  whenNot: ['One line: TextField.', 'A list of items: one field for each.'],
  do: [
    {
      say: 'Show the counter where the limit can be reached.',
      show: example({
        counter: true,
        maxLength: 120,
        defaultValue: 'Kargo 17.00’den sonra gelsin, öğlen kapalıyız.',
      }),
    },
    'Set `rows` to the usual length of an answer.',
  ],
  dont: [
    'No formatting buttons: the text is plain.',
    {
      say: 'Do not cut the text at the limit without a message.',
      show: example({ maxLength: 30, defaultValue: 'Kargo 17.00’den sonra gelsin, ö' }),
    },
  ],
  keyboard: [
    ['Tab', 'moves to it and leaves it'],
    ['Enter', 'starts a new line'],
  ],
  criteria: [
    'The counter shows the length of the text and the limit [Counter].',
    'With an error it is invalid and has a description [WithError].',
  ],
  messages: 'none',
});
