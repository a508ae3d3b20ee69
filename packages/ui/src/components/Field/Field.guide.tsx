import { defineGuide } from '../../docs/guide.ts';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';

export const guide = defineGuide({
  when: ['A control of your own needs the kit’s name, help and error.'],
  whenNot: [
    'The kit has the field: TextField, Select, MoneyField…',
    'A group of choices: RadioGroup has its own legend.',
  ],
  do: [
    'Spread `control` on the one element that takes the focus.',
    {
      say: 'Put “Şifremi unuttum” into `aside`, on the row of the name.',
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
    'Do not draw the error yourself: it would not be tied to the control.',
    {
      say: 'Do not hide the name because the placeholder repeats it.',
      show: <TextField label="KEP adresi" hideLabel placeholder="KEP adresi" />,
    },
  ],
  keyboard: [['Tab', 'reaches the control, then what stands in `aside`']],
  criteria: [
    'Name, help and error are tied to the control by id, the error first [WithError].',
    '`label` is required: a field without a name does not compile.',
  ],
  messages: ['(isteğe bağlı)'],
});
