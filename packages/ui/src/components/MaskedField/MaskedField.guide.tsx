import { still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { MaskedField } from './MaskedField.tsx';

export const guide = defineGuide({
  when: ['A text in a fixed format: phone, IBAN, MERSIS, card, date.'],
  whenNot: [
    'The format varies: a tracking number depends on its carrier, so it is a TextField.',
    'A number to calculate with: NumberField.',
  ],
  do: [
    'Store the bare characters and show the masked ones: `onChange(text, bare)`.',
    {
      say: 'State in `help` where the number can be found: “MERSIS numaranız e-Devlet’te, 16 hane”.',
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
      say: 'No mask while the number of digits is unknown: foreign phone numbers have others.',
      show: <MaskedField mask="phone" label="Yurt dışı telefonu" value="(491) 511 23 45" onChange={still} />,
    },
    'Do not prevent pasting: an IBAN is rarely typed by hand.',
  ],
  keyboard: [
    ['typing', 'separators are inserted'],
    ['Backspace', 'deletes a digit, never only a separator'],
  ],
  criteria: [
    'Pasted text is formatted [Shapes].',
    'The caret stays where the user typed [Phone].',
    'On a phone digits open the numeric keyboard (`inputmode`).',
  ],
  messages: 'none',
});
