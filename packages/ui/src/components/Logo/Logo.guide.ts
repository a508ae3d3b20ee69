import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['In the header, in the footer, and on screens without them.'],
  whenNot: ['As decoration in a panel.', 'As a loading indicator: Loading.'],
  do: [
    '`label=""` where the surrounding link has a name: “Havan, ana sayfa”.',
    '`variant="mark"` where there is no room for the name: in the header of a phone.',
  ],
  dont: ['Do not tint, rotate or outline it.', 'Do not place it on a picture: use a plain background.'],
  keyboard: 'none',
  criteria: [
    'Drawn in the current text and action colours, so it follows the theme and forced colours.',
    'Has a name, or is hidden when `label` is empty [Default].',
  ],
  messages: ['Havan'],
});
