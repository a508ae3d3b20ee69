import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { KeyHints } from './KeyHints.tsx';

const example = exampleOf(KeyHints, { groups: [] });

export const guide = defineGuide({
  when: ['A screen that is used all day: a queue, a grid, a packing desk.'],
  whenNot: ['A key of one control: show it in the control.', 'Help in sentences: Popover.'],
  do: [
    {
      say: 'Name the action of the key in one or two words.',
      show: example({
        hints: [
          { keys: ['j'], does: 'sıradaki' },
          { keys: ['Ctrl', 'S'], does: 'kaydet' },
        ],
      }),
    },
    'Show the five most used keys; the others are in the dialog.',
  ],
  dont: [
    {
      say: 'Do not explain keys that everybody knows.',
      show: example({
        hints: [
          { keys: ['Tab'], does: 'ilerle' },
          { keys: ['Enter'], does: 'seç' },
        ],
      }),
    },
    'No key without an effect on this screen.',
  ],
  keyboard: [
    ['?', 'opens all shortcuts, while no field has the focus'],
    ['Escape', 'closes the dialog'],
  ],
  criteria: ['`?` and the button open the dialog with every group [Default].', 'Hidden on touch screens.'],
  messages: ['bütün tuşlar', 'Klavye kısayolları', 'Kapat'],
});
