import { defineGuide } from '../../docs/guide.ts';
import { Money } from '../Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { DistanceRuler } from './DistanceRuler.tsx';

export const guide = defineGuide({
  when: ['How far it is to free shipping, to the next score, to the end of an import.'],
  whenNot: ['Counted months or points: Ruler.', 'Nobody knows the end: Loading.'],
  do: [
    {
      say: 'Write the distance beside it: “Ücretsiz kargoya 507,50 TL kaldı”.',
      show: (
        <Stack space="xs">
          <Text>
            Ücretsiz kargoya <Money value={50_750} /> kaldı
          </Text>
          <DistanceRuler label="Ücretsiz kargo" value={199_250} max={250_000} />
        </Stack>
      ),
    },
    'Offer the step that closes it: “2 adet daha ekle”.',
  ],
  dont: [
    {
      say: 'No percentage in big figures: the pharmacist thinks in lira.',
      show: (
        <Stack space="xs">
          <Text size="large" weight="strong">
            %79,7 tamamlandı!
          </Text>
          <DistanceRuler label="Ücretsiz kargo" value={199_250} max={250_000} />
        </Stack>
      ),
    },
    'Do not show it once it is reached and done: say “Ücretsiz kargo” with its tick.',
  ],
  keyboard: 'none',
  criteria: [
    'A `progressbar` with the name and the way in percent [Default].',
    'Ticks fill one by one when the value grows, in at most 240 ms; still when motion is reduced.',
    'Full and empty ticks differ in width and height, not only in colour.',
  ],
  messages: 'none',
});
