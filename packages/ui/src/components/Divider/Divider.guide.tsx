import type { ReactNode } from 'react';
import { defineGuide } from '../../docs/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const paragraphs = (line: ReactNode) => (
  <Stack space="s">
    <Text>Bağdat Cd. 118, Kadıköy</Text>
    {line}
    <Text>Not: zil çalışmıyor.</Text>
  </Stack>
);

export const guide = defineGuide({
  when: ['A dark line separates sections, a pale line separates rows.'],
  whenNot: [
    'Components with lines of their own: Table, DescriptionList, SectionHeader.',
    'A list of similar items: Stack with `lines`.',
  ],
  do: [
    'A dark line between the sellers in the cart.',
    { say: 'A pale line between address and note of an order.', show: paragraphs(<Divider rank="row" />) },
  ],
  dont: [
    'No line where space already separates: above the first and below the last.',
    {
      say: 'Never two lines below each other: that is a DoubleRule and marks a total.',
      show: paragraphs(
        <Stack space="xxs">
          <Divider />
          <Divider />
        </Stack>,
      ),
    },
  ],
  keyboard: 'none',
  criteria: [
    'It is an `hr`; in a list the list draws the lines.',
    "In forced colours it has the system's text colour.",
  ],
  messages: 'none',
});
