import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Around every set of fields that is sent.'],
  whenNot: ['Filters that hold at once: their own fields.', 'One switch: it takes effect by itself.'],
  do: [
    'Let it be sent, then show what is wrong and lead to the first field.',
    'Use the sentences of `@havan/validation`, so that the server says the same.',
  ],
  dont: [
    'Do not disable the send button, except where the specification does (agreements, KEP and MERSIS).',
    'Do not clear what was typed when the server refuses.',
  ],
  keyboard: [
    ['Enter', 'sends from any field of one line'],
    ['Tab', 'walks the fields'],
  ],
  criteria: [
    'The first error is scrolled into view, focused and highlighted for 2 s; typing clears it [Default].',
    'A failure is announced through the description of the focused field.',
  ],
  messages: 'none',
});
