import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Shimmer } from './Shimmer.tsx';

const example = exampleOf(Shimmer, { label: 'Teklifler yükleniyor' });

export const guide = defineGuide({
  when: ['The shape of the loading content is known.'],
  whenNot: ['The shape is unknown: Loading.', 'The response usually arrives at once: show nothing.'],
  do: [
    {
      say: 'Use the number and height of the expected content, so that nothing shifts.',
      show: example({ kind: 'rows', count: 3 }),
    },
    'One for the list, not one for each row.',
  ],
  dont: [
    'Not while a filter is applied to a loaded list: keep the rows.',
    { say: 'Not for a single number.', show: example({ kind: 'block', height: 24 }) },
  ],
  keyboard: 'none',
  criteria: [
    'Announced once as “Yükleniyor”; the shapes are hidden [Default].',
    'Does not move when motion is reduced.',
  ],
  messages: ['Yükleniyor'],
});
