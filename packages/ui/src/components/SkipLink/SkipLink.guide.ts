import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['First element in the body of an app.'],
  whenNot: [
    'Inside a screen: a Link to its heading.',
    'As a link back to the top: the header returns while scrolling up.',
  ],
  do: ['Target `icerik`, the Page of the screen.', 'Keep it first in the tab order, before the logo.'],
  dont: ['Do not hide it with `display: none`: it could not take the focus.', 'No list of six skip links.'],
  keyboard: [
    ['Tab', 'shows it'],
    ['Enter', 'jumps to the content'],
  ],
  criteria: [
    'Visible only while focused, above everything [Default].',
    'The focus moves to the content, not only the scroll position.',
  ],
  messages: ['İçeriğe geç'],
});
