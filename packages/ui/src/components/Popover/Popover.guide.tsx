import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { MessageIcon } from '../../icons.ts';
import { Button } from '../Button/Button.tsx';
import { HeaderTool } from '../HeaderTool/HeaderTool.tsx';
import { Popover } from './Popover.tsx';

const example = exampleOf(Popover, { label: 'Mesajlar', children: 'Okunmamış 2 mesajınız var.' });

export const guide = defineGuide({
  when: ['A small panel that belongs to a button: the last messages, a filter.'],
  whenNot: ['It takes over the work: Modal.', 'Only actions: Menu. A few words: Tooltip.'],
  do: [
    {
      say: 'Let its trigger say what lies within and how much of it.',
      show: example({ trigger: <HeaderTool label="Mesajlar" icon={<MessageIcon />} count={2} /> }),
    },
    'In the header keep one open: pass `open` and close the others.',
    'End a list of five messages with the way to all: “Tüm mesajlar”.',
  ],
  dont: [
    {
      say: '“Daha fazla” does not tell what opens.',
      show: example({ trigger: <Button variant="quiet">Daha fazla</Button> }),
    },
    'Nothing that must be read: a press outside takes it away.',
    'No popover in a popover.',
  ],
  keyboard: [
    ['Enter, Space', 'opens'],
    ['Tab', 'walks through it'],
    ['Escape', 'closes; the focus returns'],
  ],
  criteria: [
    'A named dialog that belongs to its button (`aria-expanded`) [Default].',
    'Stays inside the window at 320 px.',
  ],
  messages: 'none',
});
