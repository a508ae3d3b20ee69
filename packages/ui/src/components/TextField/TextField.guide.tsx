import { defineGuide } from '../../docs/guide.ts';
import { TextField } from './TextField.tsx';

export const guide = defineGuide({
  when: ['One line of free text: a name, an e-mail address.'],
  whenNot: [
    'A text in a fixed format: MaskedField. An amount: MoneyField.',
    'One of a list: Select or Combobox.',
  ],
  do: [
    {
      say: 'Pass the exact message of the rule as `error`, and clear it on the next change.',
      show: (
        <TextField
          label="Kullanıcı adı"
          defaultValue="ecz"
          error="Kullanıcı adınız 5-15 karakter olmalıdır."
        />
      ),
    },
    'State in `help` why the text is needed or where it appears: “Fatura bu adrese gönderilir.”',
  ],
  dont: [
    {
      say: 'A placeholder is not a label: it disappears with the first character.',
      show: <TextField label="Ünvan" hideLabel placeholder="Ünvan" error="Geçersiz değer" />,
    },
    'Do not disable the button while a field is empty: let the form fail and move to the field.',
  ],
  keyboard: [
    ['Tab', 'moves to it'],
    ['Escape', 'leaves the text unchanged'],
  ],
  criteria: [
    'The label is linked to the control [Default].',
    'With an error it has `aria-invalid`, and the message is its description [WithError].',
    '16 px on touch screens, so that iOS does not zoom.',
  ],
  messages: 'none',
});
