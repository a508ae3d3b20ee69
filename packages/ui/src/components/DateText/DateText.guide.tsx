import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { DateText } from './DateText.tsx';

const example = exampleOf(DateText, { value: '2026-11-21' });

export const guide = defineGuide({
  when: ['Every date and hour: it is Istanbul’s, whatever the machine’s zone.'],
  whenNot: ['An expiry beside its ruler: RulerReading.', 'A duration: write it, “3 gün kaldı”.'],
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
    'For a deadline of today give the hour: “17.00’ye kadar”.',
  ],
  dont: [
    {
      say: 'No “2 gün önce” where the day decides a payout.',
      show: <Text>Hakediş 2 gün önce yatırıldı.</Text>,
    },
    'Do not cut the string of the server by hand: 23.30 in London is tomorrow in Istanbul.',
  ],
  keyboard: 'none',
  criteria: [
    'The machine-readable form stands in `datetime` [Formats].',
    'Written as Turkey writes: dots, 24 hours, month names with small letters only in figures.',
  ],
  messages: 'none',
});
