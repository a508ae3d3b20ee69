import { defineGuide } from '../../docs/guide.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Grid } from './Grid.tsx';

const fields = ['Posta kodu', 'İlçe', 'İl'].map((label) => <TextField key={label} label={label} />);

export const guide = defineGuide({
  when: ['Equal columns, with their number set for each width.'],
  whenNot: ['One column is narrower than the other: Split.', 'Product labels: LabelSheet.'],
  do: [
    {
      say: 'Two columns of fields on a desktop, one on a phone: `columns={{ phone: 1, web: 2 }}`.',
      show: <Grid columns={{ phone: 1, web: 2 }}>{fields}</Grid>,
    },
    'Four figures in a row, two a row on a tablet.',
  ],
  dont: [
    {
      say: 'No form in three columns: fields are overlooked.',
      show: <Grid columns={3}>{fields}</Grid>,
    },
    'Do not fill the last row with empty cells.',
  ],
  keyboard: 'none',
  criteria: [
    'The reading order is the order in the code at every width.',
    'As a list (`as="ul"`) screen readers announce its length.',
  ],
  messages: 'none',
});
