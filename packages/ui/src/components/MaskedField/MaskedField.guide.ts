import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['The text has one shape: telephone, IBAN, MERSIS, card, date.'],
  whenNot: [
    'The shape differs from case to case: a follow-up number depends on its carrier, so it is a TextField.',
    'A number to count with: NumberField.',
  ],
  do: [
    'Store the bare characters, show the masked ones: `onChange(text, bare)`.',
    'Say in `help` where it stands: “MERSIS numaranız e-Devlet’te, 16 hane”.',
  ],
  dont: [
    'Do not set the mask while the number of digits is unknown: foreign telephones have others.',
    'Do not refuse pasting: an IBAN is never typed by hand.',
  ],
  keyboard: [
    ['typing', 'separators come by themselves'],
    ['Backspace', 'takes a digit, never a separator alone'],
  ],
  criteria: [
    'Pasted text is fitted into the mask [Shapes].',
    'The caret stays where the person typed [Phone].',
    'On a phone digits bring the number keys (`inputmode`).',
  ],
  messages: 'none',
});
