import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';

const example = exampleOf(FavouriteButton, { name: 'Nurevit Magnezyum', onToggle: still });

export const guide = defineGuide({
  when: ['On the label of a product and beside its name: the pharmacy follows the product.'],
  whenNot: [
    'A notification when stock arrives: a Button with its own text.',
    'Selecting rows for bulk actions: Checkbox.',
  ],
  do: [
    {
      say: 'Change `liked` after the server has confirmed (specification §4); pass `error` when the request fails.',
      show: example({ liked: false, error: 'Takip listeniz güncellenemedi, yeniden deneyiniz.' }),
    },
    'Name the product: “Nurevit Magnezyum, takip et”.',
  ],
  dont: [
    'No confirmation for removal: a second press adds it again.',
    {
      say: 'No count of followers.',
      show: (
        <Inline space="xs">
          {example({ liked: true })}
          <Text size="small">1.284 kişi takip ediyor</Text>
        </Inline>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'moves to it'],
    ['Enter, Space', 'toggles it'],
  ],
  criteria: [
    'A press while a request is pending has no effect [Busy].',
    'The state is exposed as `aria-pressed`, not only as a filled heart [Liked].',
    'An error is shown as a tooltip and a red edge [Failed].',
  ],
  messages: ['Takip et', 'Takipten çıkar'],
});
