import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Once around the content of every screen.'],
  whenNot: ['Around a part of a screen: Box.', 'Inside a Modal or Drawer.'],
  do: [
    '`narrow` for one task: sign in, a new password.',
    '`as="div"` gives header and footer the same margins.',
  ],
  dont: ['No second `main`.', 'No text from edge to edge at 1920 px: the content is at most 1408 px wide.'],
  keyboard: [['Enter on the skip link', 'moves the focus here']],
  criteria: [
    'It is the target of the skip link: it has the id `icerik` and takes the focus [Default].',
    'Nothing scrolls sideways at 320 px.',
  ],
  messages: 'none',
});
