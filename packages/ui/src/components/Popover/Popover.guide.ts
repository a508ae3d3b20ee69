import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['A small panel that belongs to a button: the last messages, a filter.'],
  whenNot: ['It takes over the work: Modal.', 'Only actions: Menu. A few words: Tooltip.'],
  do: [
    'In the header keep one open: pass `open` and close the others.',
    'End a list of five messages with the way to all: “Tüm mesajlar”.',
  ],
  dont: ['Nothing that must be read: a press outside takes it away.', 'No popover in a popover.'],
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
