import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Loading } from './Loading.tsx';

const example = exampleOf(Loading, { showLabel: true });

export const guide = defineGuide({
  when: ['The duration and the shape of the content are unknown.'],
  whenNot: [
    'The shape is known: Shimmer. The duration is known: Progress.',
    'A pending button: `loading` of Button.',
  ],
  do: [
    {
      say: 'Name what is loading: “Bankanızın sayfası açılıyor”.',
      show: example({ label: 'Bankanızın sayfası açılıyor' }),
    },
    'Show it after a short delay: most responses arrive sooner.',
  ],
  dont: [
    {
      say: '“Lütfen bekleyiniz” does not name what is loading.',
      show: example({ label: 'Lütfen bekleyiniz' }),
    },
    'Never above content that is already shown.',
    'No two of them on one screen.',
  ],
  keyboard: 'none',
  criteria: ['A `status`, announced once [Default].', 'Does not move when motion is reduced.'],
  messages: ['Yükleniyor'],
});
