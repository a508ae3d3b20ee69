import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Several lines: a message, a reason for a return.'],
  whenNot: ['One line: TextField.', 'A list of things: one field for each.'],
  do: ['Show the counter where the limit can be reached.', 'Give as many rows as an answer usually has.'],
  dont: [
    'No formatting buttons: it is a sentence to a colleague.',
    'Do not cut at the limit without a word.',
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
