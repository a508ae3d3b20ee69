import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { MessageIcon } from '../../icons.ts';
import { Button } from '../Button/Button.tsx';
import { HeaderTool } from '../HeaderTool/HeaderTool.tsx';
import { Popover } from './Popover.tsx';

const example = exampleOf(Popover, { label: 'Mesajlar', children: 'Okunmamış 2 mesajınız var.' });

export const guide = defineGuide({
  when: ['A small panel of a button: the last messages, a filter.'],
  whenNot: ['A task that blocks the page: Modal.', 'Only actions: Menu. A few words: Tooltip.'],
  do: [
    {
      say: 'Name the content and its number on the trigger.',
      show: example({ trigger: <HeaderTool label="Mesajlar" icon={<MessageIcon />} count={2} /> }),
    },
    'In the header only one is open: pass `open` and close the others.',
    'End a list of five messages with a link to all: “Tüm mesajlar”.',
  ],
  dont: [
    {
      say: '“Daha fazla” does not name what opens.',
      show: example({ trigger: <Button variant="quiet">Daha fazla</Button> }),
    },
    'Nothing that must be read: a click outside closes the panel.',
    'No popover in a popover.',
  ],
  keyboard: [
    ['Enter, Space', 'opens'],
    ['Tab', 'moves through its content'],
    ['Escape', 'closes it; the focus returns'],
  ],
  criteria: [
    'A dialog with a name, linked to its button (`aria-expanded`) [Default].',
    'Stays inside the window at 320 px.',
  ],
  messages: 'none',
});
