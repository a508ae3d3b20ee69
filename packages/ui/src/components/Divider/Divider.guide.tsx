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
  when: ['An ink line parts chapters, a pale line parts rows.'],
  whenNot: [
    'The parts already draw their own lines: Table, DescriptionList, SectionHeader.',
    'A list of like things: Stack with `lines`.',
  ],
  do: [
    'An ink line between the cart’s sellers.',
    { say: 'A pale one between address and note of one order.', show: paragraphs(<Divider rank="row" />) },
  ],
  dont: [
    'No line where space already parts: above the first and below the last.',
    {
      say: 'Never two beneath each other: that is the DoubleRule and means a closed sum.',
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
    'It is an `hr`; in a list of rows it is left to the list.',
    'In forced colours it is drawn with the system’s text colour.',
  ],
  messages: 'none',
});
