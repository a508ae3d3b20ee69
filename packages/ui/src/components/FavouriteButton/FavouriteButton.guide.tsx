import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';

const example = exampleOf(FavouriteButton, { name: 'Nurevit Magnezyum', onToggle: still });

export const guide = defineGuide({
  when: ['On the label of a product and beside its name: the pharmacist follows it.'],
  whenNot: [
    'Notify me when stock comes: a Button with its own words.',
    'Choosing rows for bulk work: Checkbox.',
  ],
  do: [
    {
      say: 'Turn it at once and put it back with its sentence when the call fails.',
      show: example({ liked: false, error: 'Takip listeniz güncellenemedi, yeniden deneyiniz.' }),
    },
    'Name the product: “Nurevit Magnezyum, takip et”.',
  ],
  dont: [
    'No confirmation for leaving the list: a second press takes it back.',
    {
      say: 'No count of followers: it is a trade, not a contest.',
      show: (
        <Inline space="xs">
          {example({ liked: true })}
          <Text size="small">1.284 kişi takip ediyor</Text>
        </Inline>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'reaches it'],
    ['Enter, Space', 'turns it'],
  ],
  criteria: [
    'A press while a call is on its way does nothing [Busy].',
    'The state is `aria-pressed`, not only a filled heart [Liked].',
    'A failure is said beside it [Failed].',
  ],
  messages: ['Takip et', 'Takipten çıkar'],
});
