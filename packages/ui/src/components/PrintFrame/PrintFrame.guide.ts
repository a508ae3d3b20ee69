import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['A label, a picking list, an order on paper.'],
  whenNot: ['A PDF of the server: a Link to it.', 'The screen itself: the browser prints it well enough.'],
  do: [
    'Mount it on press and take it away in `onDone`.',
    'Print black on white whatever the theme: the roll of labels is white.',
  ],
  dont: [
    'Do not open a window for it: pop-ups are blocked in many pharmacies.',
    'No header or footer of the site on the paper.',
  ],
  keyboard: [['the browser’s dialog', 'takes over, and gives the focus back']],
  criteria: [
    'The dialog opens 250 ms after the content stands [Default].',
    'Nothing else goes on the paper; the frame is hidden from the screen and from screen readers.',
  ],
  messages: 'none',
});
