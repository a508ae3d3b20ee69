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
  when: ['A DataGrid has more columns than one person needs.'],
  whenNot: ['Fewer than six columns: leave them.', 'What is listed changes: filters, ChipRow.'],
  do: [
    {
      say: 'Stand it at the end of the row of filters, once.',
      show: example({ hidden: new Set(['margin']) }),
    },
    'Keep the choice for the person, not for the window.',
  ],
  dont: [
    { say: 'Do not offer to put away what names the row.', show: example({ hidden: new Set(['name']) }) },
    'Do not hide a column that holds an error; show it again and say why.',
  ],
  keyboard: [
    ['Enter, Space', 'opens the list, ticks a column'],
    ['Escape', 'closes; the focus returns to the button'],
  ],
  criteria: [
    'A fixed column is not offered, the others are ticked while they are shown [Default].',
    '`Hepsini göster` brings all of them back [Default].',
  ],
  messages: ['Sütunlar', 'Hepsini göster'],
});
