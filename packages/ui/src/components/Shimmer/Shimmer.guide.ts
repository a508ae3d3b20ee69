import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['The shape of what comes is known.'],
  whenNot: ['Nothing is known of it: Loading.', 'The answer is usually there within a blink: nothing.'],
  do: [
    'Use the count and height of what will stand there: nothing jumps.',
    'One for the list, not one for each row.',
  ],
  dont: [
    'Not while a filter is applied to a list that is there: keep the rows.',
    'No shimmer for a single number.',
  ],
  keyboard: 'none',
  criteria: [
    'Announced once as “Yükleniyor”; the shapes are hidden [Default].',
    'Stands still when motion is reduced.',
  ],
  messages: ['Yükleniyor'],
});
