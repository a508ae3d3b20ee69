import { defineGuide } from '../../docs/guide.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Grid } from './Grid.tsx';

const fields = ['Posta kodu', 'İlçe', 'İl'].map((label) => <TextField key={label} label={label} />);

export const guide = defineGuide({
  when: ['Equal columns, as many as each width holds.'],
  whenNot: ['One column is narrower by nature: Split.', 'Product labels: LabelSheet, which joins them.'],
  do: [
    {
      say: 'Two columns of fields on the desk, one on the phone: `columns={{ phone: 1, web: 2 }}`.',
      show: <Grid columns={{ phone: 1, web: 2 }}>{fields}</Grid>,
    },
    'Four figures of the day in a row, two by two on a tablet.',
  ],
  dont: [
    {
      say: 'Do not lay a form out in three columns: the eye jumps and a field is missed.',
      show: <Grid columns={3}>{fields}</Grid>,
    },
    'Do not fill the last row with empty cells.',
  ],
  keyboard: 'none',
  criteria: [
    'The order of reading is the order in the code at every width.',
    'As a list (`as="ul"`) its length is announced.',
  ],
  messages: 'none',
});
