import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Loading } from './Loading.tsx';

const example = exampleOf(Loading, { showLabel: true });

export const guide = defineGuide({
  when: ['Nobody knows how long it takes, and nothing is known of what comes.'],
  whenNot: [
    'Its shape is known: Shimmer. Its length is known: Progress.',
    'A button works: `loading` of the Button.',
  ],
  do: [
    {
      say: 'Say what is awaited: “Bankanızın sayfası açılıyor”.',
      show: example({ label: 'Bankanızın sayfası açılıyor' }),
    },
    'Show it only after a moment: most answers are quicker than the eye.',
  ],
  dont: [
    {
      say: '“Lütfen bekleyiniz” awaits nothing in particular.',
      show: example({ label: 'Lütfen bekleyiniz' }),
    },
    'Never over content that is already there.',
    'No two of them on a screen.',
  ],
  keyboard: 'none',
  criteria: ['A `status`, announced once [Default].', 'Stands still when motion is reduced.'],
  messages: ['Yükleniyor'],
});
