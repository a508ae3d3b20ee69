import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['A control of your own needs the kit’s name, help and error.'],
  whenNot: [
    'The kit has the field: TextField, Select, MoneyField…',
    'A group of choices: RadioGroup has its own legend.',
  ],
  do: [
    'Spread `control` on the one element that takes the focus.',
    'Put “Şifremi unuttum” into `aside`, on the row of the name.',
  ],
  dont: [
    'Do not draw the error yourself: it would not be tied to the control.',
    'Do not hide the name because the placeholder repeats it.',
  ],
  keyboard: [['Tab', 'reaches the control, then what stands in `aside`']],
  criteria: [
    'Name, help and error are tied to the control by id, the error first [WithError].',
    '`label` is required: a field without a name does not compile.',
  ],
  messages: ['(isteğe bağlı)'],
});
