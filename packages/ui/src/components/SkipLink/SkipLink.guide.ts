import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['First thing in the body of an app.'],
  whenNot: ['Inside a screen: a Link to its heading.', 'As a back-to-top: the header comes back by itself.'],
  do: ['Lead to `icerik`, the Page of the screen.', 'Keep it the first stop of Tab: before the mark.'],
  dont: ['Do not hide it with `display: none`: it would not take the focus.', 'No list of six skip links.'],
  keyboard: [
    ['Tab', 'shows it'],
    ['Enter', 'jumps to the content'],
  ],
  criteria: [
    'Visible only with the focus, above everything [Default].',
    'The focus lands on the content, not only the view.',
  ],
  messages: ['İçeriğe geç'],
});
