import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { ColumnChoice } from './ColumnChoice.tsx';

const example = exampleOf(ColumnChoice, {
  columns: [
    { id: 'name', header: 'Ürün', fixed: true },
    { id: 'shelf', header: 'Raf' },
    { id: 'margin', header: 'Marj' },
  ],
  onChange: still,
});

export const guide = defineGuide({
  when: ['A DataGrid has more columns than one user needs.'],
  whenNot: ['Fewer than six columns: show all.', 'To change which rows are shown: filters, ChipRow.'],
  do: [
    {
      say: 'Place it once, at the end of the row of filters.',
      show: example({ hidden: new Set(['margin']) }),
    },
    'Store the choice for the user, not for the window.',
  ],
  dont: [
    {
      say: 'Do not offer to hide the column that names the row.',
      show: example({ hidden: new Set(['name']) }),
    },
    'Do not hide a column with an error; show it again and explain why.',
  ],
  keyboard: [
    ['Enter, Space', 'opens the list, toggles a column'],
    ['Escape', 'closes the list; the focus returns to the button'],
  ],
  criteria: [
    'Fixed columns are not listed; the others are ticked while shown [Default].',
    '`Hepsini göster` shows all columns again [Default].',
  ],
  messages: ['Sütunlar', 'Hepsini göster'],
});
