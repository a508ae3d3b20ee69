import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { DateText } from './DateText.tsx';

const example = exampleOf(DateText, { value: '2026-11-21' });

export const guide = defineGuide({
  when: ['Every date and time, shown in Istanbul time whatever the time zone of the device.'],
  whenNot: ['An expiry beside its ruler: RulerReading.', 'A duration: use text, “3 gün kaldı”.'],
  do: [
    {
      say: 'In tables the short form, 21.11.2026; in a sentence the long one, 21 Kasım 2026 Cumartesi.',
      show: (
        <Stack space="xxs">
          {example({})}
          {example({ format: 'long' })}
        </Stack>
      ),
    },
    'For a deadline today show the time: “17.00’ye kadar”.',
  ],
  dont: [
    {
      say: 'No “2 gün önce” where the exact day decides a payout.',
      show: <Text>Hakediş 2 gün önce yatırıldı.</Text>,
    },
    "Do not cut the server's string: 23.30 in London is the next day in Istanbul.",
  ],
  keyboard: 'none',
  criteria: [
    'The ISO value is in `datetime` [Formats].',
    'Turkish format: dots, 24 hours, Turkish month names.',
  ],
  messages: 'none',
});
