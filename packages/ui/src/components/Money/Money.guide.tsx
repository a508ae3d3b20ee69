import { defineGuide } from '../../docs/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Money } from './Money.tsx';

export const guide = defineGuide({
  when: ['Every amount: in a table cell, a total, a sentence.'],
  whenNot: ['A percentage or a count: Text.', 'An editable amount: MoneyField.'],
  do: [
    {
      say: 'In a column keep one size: kuruş keeps its size there, so digits stand beneath each other.',
      show: (
        <Stack space="xxs" align="end">
          <Money value={39_850} size="standard" />
          <Money value={118_400} size="standard" />
          <Money value={8_905} size="standard" />
        </Stack>
      ),
    },
    'Strike through a price that no longer holds (`strike`).',
  ],
  dont: [
    {
      say: 'Amounts formatted by hand: three errors in three lines.',
      show: (
        <Stack space="xxs" align="end">
          <Text>398.5 TL</Text>
          <Text>1,184.00 TL</Text>
          <Text>₺89,05</Text>
        </Stack>
      ),
    },
    'No minus sign for a discount that the price already includes.',
  ],
  keyboard: 'none',
  criteria: [
    'Copied or read aloud it is `398,50 TL` [Default].',
    'A fraction of a kuruş throws instead of rounding (format.test).',
    'Digits are tabular at every size [Sizes].',
  ],
  messages: 'none',
});
