import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { DiffCell } from './DiffCell.tsx';

const example = exampleOf(DiffCell, {});

export const guide = defineGuide({
  when: ['A preview of changes: an import, a bulk edit, a history.'],
  whenNot: [
    'A price with its former price for a buyer: Money with `strike`.',
    'Without a change: show the value alone.',
  ],
  do: [
    {
      say: 'Show both values and their difference.',
      show: example({ before: '312,00', after: '168,50', remark: '%46 düşük', tone: 'critical' }),
    },
    'Render changed cells only; show a dot for unchanged ones.',
  ],
  dont: [
    { say: 'Do not show equal values as a change.', show: example({ before: '46', after: '46' }) },
    'No colour alone: the old value is struck through, and both are named for screen readers.',
  ],
  keyboard: 'none',
  criteria: [
    'Both values are distinguished in words [Default].',
    'An added or removed value is shown alone [States].',
  ],
  messages: ['eski:', 'yeni:'],
});
