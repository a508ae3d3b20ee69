import { defineGuide } from '../../docs/guide.ts';
import { TextField } from './TextField.tsx';

export const guide = defineGuide({
  when: ['One line of free text: a name, an e-mail address.'],
  whenNot: [
    'The text has a fixed shape: MaskedField. An amount: MoneyField.',
    'One of a list: Select or Combobox.',
  ],
  do: [
    {
      say: 'Give the exact sentence of the rule as `error`, and clear it on the next key.',
      show: (
        <TextField
          label="Kullanıcı adı"
          defaultValue="ecz"
          error="Kullanıcı adınız 5-15 karakter olmalıdır."
        />
      ),
    },
    'Say in `help` why it is asked or where it shows: “Fatura bu adrese gönderilir.”',
  ],
  dont: [
    {
      say: 'A placeholder is not a label: it goes with the first letter.',
      show: <TextField label="Ünvan" hideLabel placeholder="Ünvan" error="Geçersiz değer" />,
    },
    'Do not disable the button while a field is empty; let the form fail and lead to the field.',
  ],
  keyboard: [
    ['Tab', 'reaches it'],
    ['Escape', 'leaves the text as it is'],
  ],
  criteria: [
    'The name is tied to the control [Default].',
    'With an error: `aria-invalid`, and the sentence is its description [WithError].',
    '16 px under a finger, so iOS does not zoom.',
  ],
  messages: 'none',
});
