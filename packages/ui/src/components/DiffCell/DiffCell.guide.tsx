import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { DiffCell } from './DiffCell.tsx';

const example = exampleOf(DiffCell, {});

export const guide = defineGuide({
  when: ['A trial shows what would change: an import, a bulk edit, a history.'],
  whenNot: [
    'A price with its old one for a buyer: Money with `strike`.',
    'Nothing changes: the value alone.',
  ],
  do: [
    {
      say: 'Show both, and how far they are apart.',
      show: example({ before: '312,00', after: '168,50', remark: '%46 düşük', tone: 'critical' }),
    },
    'Draw changed cells only; a dot stands for what stays.',
  ],
  dont: [
    { say: 'Do not show a change that is none.', show: example({ before: '46', after: '46' }) },
    'No colour alone: the old one is struck and both are named for who hears them.',
  ],
  keyboard: 'none',
  criteria: [
    'Both values are told apart in words [Default].',
    'A new and a removed value stand alone [States].',
  ],
  messages: ['eski:', 'yeni:'],
});
