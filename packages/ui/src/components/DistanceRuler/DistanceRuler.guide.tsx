import { defineGuide } from '../../docs/guide.ts';
import { Money } from '../Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { DistanceRuler } from './DistanceRuler.tsx';

export const guide = defineGuide({
  when: ['The progress to a goal: free shipping, the next score, the end of an import.'],
  whenNot: ['A number of months or points: Ruler.', 'A wait of unknown length: Loading.'],
  do: [
    {
      say: 'Write the remaining amount beside it: “Ücretsiz kargoya 507,50 TL kaldı”.',
      show: (
        <Stack space="xs">
          <Text>
            Ücretsiz kargoya <Money value={50_750} /> kaldı
          </Text>
          <DistanceRuler label="Ücretsiz kargo" value={199_250} max={250_000} />
        </Stack>
      ),
    },
    'Offer the action that reaches the goal: “2 adet daha ekle”.',
  ],
  dont: [
    {
      say: 'No large percentage: pharmacists think in lira.',
      show: (
        <Stack space="xs">
          <Text size="large" weight="strong">
            %79,7 tamamlandı!
          </Text>
          <DistanceRuler label="Ücretsiz kargo" value={199_250} max={250_000} />
        </Stack>
      ),
    },
    'Do not show it after the goal is reached: show “Ücretsiz kargo” with a tick.',
  ],
  keyboard: 'none',
  criteria: [
    'A `progressbar` with a name and a percentage [Default].',
    'When the value grows, ticks fill one by one within 240 ms; at once when motion is reduced.',
    'Full and empty ticks differ in width and height, not only in colour.',
  ],
  messages: 'none',
});
