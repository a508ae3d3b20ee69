import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['A label, a picking list, an order on paper.'],
  whenNot: ['A PDF from the server: a Link to it.', 'The screen itself: the browser prints it.'],
  do: ['Mount it on a click and unmount it in `onDone`.', 'Print black on white in every theme.'],
  dont: [
    'Do not open a window: pop-ups are blocked in many pharmacies.',
    'No header or footer of the site in print.',
  ],
  keyboard: [['the browser’s dialog', 'takes the focus and returns it']],
  criteria: [
    'The dialog opens 250 ms after the content is rendered [Default].',
    'Nothing else is printed; the content is hidden from the screen and from screen readers.',
  ],
  messages: 'none',
});
