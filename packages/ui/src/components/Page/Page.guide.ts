import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Once around the content of every screen.'],
  whenNot: ['Around parts of a screen: Box.', 'Inside a Modal or Drawer.'],
  do: [
    '`narrow` for one decision: sign in, a new password.',
    '`as="div"` gives header and footer the same edges.',
  ],
  dont: ['No second `main`.', 'No text from edge to edge at 1920 px: the page ends at 1408.'],
  keyboard: [['Enter on the skip link', 'lands here']],
  criteria: [
    'The skip link lands on the page: it has the id `icerik` and takes the focus [Default].',
    'Nothing scrolls sideways at 320 px.',
  ],
  messages: 'none',
});
