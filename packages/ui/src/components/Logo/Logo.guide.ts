import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['In the header, the footer and on screens without either.'],
  whenNot: ['As an ornament in a panel.', 'As a waiting sign: Loading.'],
  do: [
    '`label=""` where the link around it has a name: “Havan, ana sayfa”.',
    'The mark alone where the word has no room: at the head of a phone.',
  ],
  dont: ['Do not tint, tilt or outline it.', 'Do not put it on a picture: it wants paper or ink.'],
  keyboard: 'none',
  criteria: [
    'Drawn in the text’s and the action’s colours: it follows the theme and forced colours.',
    'Has a name, or is hidden when `label` is empty [Default].',
  ],
  messages: ['Havan'],
});
