import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['An area needs its own ground, padding or a line around it.'],
  whenNot: [
    'Things stand beside or beneath each other: Stack, Inline and Grid own that space.',
    'A place of decision has its own part: OfferPanel, Modal.',
  ],
  do: [
    'Frame the one place where the pharmacist decides: the slip beside the cart.',
    'Use `surface="attention"` for the line whose expiry is short, and say so in words.',
  ],
  dont: [
    'Do not frame every block of an order: the frame then says nothing; rows are parted by lines.',
    'Do not nest a frame in a frame: the inner one loses its meaning.',
  ],
  keyboard: 'none',
  criteria: [
    'A `section`, `aside` or `nav` is named with `aria-labelledby` or `aria-label`.',
    'Every ground carries its own ink at 4.5:1 (contrast test) [Surfaces].',
  ],
  messages: 'none',
});
