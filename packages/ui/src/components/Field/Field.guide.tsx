import { defineGuide } from '../../docs/guide.ts';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';

export const guide = defineGuide({
  when: ['A custom control needs label, help and error.'],
  whenNot: [
    'A component exists for the field: TextField, Select, MoneyField…',
    'A group of options: RadioGroup has a legend.',
  ],
  do: [
    'Spread `control` onto the one focusable element.',
    {
      say: 'Put “Şifremi unuttum” into `aside`, on the row of the label.',
      show: (
        <PasswordField
          label="Şifre"
          autoComplete="current-password"
          aside={<Link href="#sifremi-unuttum">Şifremi unuttum</Link>}
        />
      ),
    },
  ],
  dont: [
    'Do not render the error elsewhere: it would not be linked to the control.',
    {
      say: 'Do not hide the label because the placeholder repeats it.',
      show: <TextField label="KEP adresi" hideLabel placeholder="KEP adresi" />,
    },
  ],
  keyboard: [['Tab', 'moves to the control, then to `aside`']],
  criteria: [
    'Label, help and error are linked to the control by id, the error first [WithError].',
    '`label` is required: a field without an accessible name does not compile.',
  ],
  messages: ['(isteğe bağlı)'],
});
