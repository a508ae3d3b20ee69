import { still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { MaskedField } from './MaskedField.tsx';

export const guide = defineGuide({
  when: ['The text has one shape: telephone, IBAN, MERSIS, card, date.'],
  whenNot: [
    'The shape differs from case to case: a follow-up number depends on its carrier, so it is a TextField.',
    'A number to count with: NumberField.',
  ],
  do: [
    'Store the bare characters, show the masked ones: `onChange(text, bare)`.',
    {
      say: 'Say in `help` where it stands: “MERSIS numaranız e-Devlet’te, 16 hane”.',
      show: (
        <MaskedField
          mask="mersis"
          label="MERSIS numarası"
          value="0123-4567-8901-2345"
          onChange={still}
          help="MERSIS numaranız e-Devlet’te, 16 hane"
        />
      ),
    },
  ],
  dont: [
    {
      say: 'Do not set the mask while the number of digits is unknown: foreign telephones have others.',
      show: <MaskedField mask="phone" label="Yurt dışı telefonu" value="(491) 511 23 45" onChange={still} />,
    },
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
