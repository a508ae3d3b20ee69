import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Shimmer } from './Shimmer.tsx';

const example = exampleOf(Shimmer, { label: 'Teklifler yükleniyor' });

export const guide = defineGuide({
  when: ['The shape of what comes is known.'],
  whenNot: ['Nothing is known of it: Loading.', 'The answer is usually there within a blink: nothing.'],
  do: [
    {
      say: 'Use the count and height of what will stand there: nothing jumps.',
      show: example({ kind: 'rows', count: 3 }),
    },
    'One for the list, not one for each row.',
  ],
  dont: [
    'Not while a filter is applied to a list that is there: keep the rows.',
    { say: 'No shimmer for a single number.', show: example({ kind: 'block', height: 24 }) },
  ],
  keyboard: 'none',
  criteria: [
    'Announced once as “Yükleniyor”; the shapes are hidden [Default].',
    'Stands still when motion is reduced.',
  ],
  messages: ['Yükleniyor'],
});
