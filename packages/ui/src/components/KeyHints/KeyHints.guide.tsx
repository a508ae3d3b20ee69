import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { KeyHints } from './KeyHints.tsx';

const example = exampleOf(KeyHints, { groups: [] });

export const guide = defineGuide({
  when: ['A screen is worked at all day: a queue, a grid, a counter.'],
  whenNot: ['One key of one control: write it into the control.', 'Help in sentences: Popover.'],
  do: [
    {
      say: 'Name what the key does, in one word or two.',
      show: example({
        hints: [
          { keys: ['j'], does: 'sıradaki' },
          { keys: ['Ctrl', 'S'], does: 'kaydet' },
        ],
      }),
    },
    'Show the five of this screen; the rest stands in the dialog.',
  ],
  dont: [
    {
      say: 'Do not explain what everybody knows.',
      show: example({
        hints: [
          { keys: ['Tab'], does: 'ilerle' },
          { keys: ['Enter'], does: 'seç' },
        ],
      }),
    },
    'No key that does nothing on this screen.',
  ],
  keyboard: [
    ['?', 'opens all keys, while nobody is writing'],
    ['Escape', 'closes them'],
  ],
  criteria: [
    '`?` and the button open the dialog with every group [Default].',
    'On a touch screen the row is not drawn.',
  ],
  messages: ['bütün tuşlar', 'Klavye kısayolları', 'Kapat'],
});
