import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Text/Heading',
  component: Heading,
  parameters: {
    ...guide({
      when: ['The name of a page, a section, a panel or a thing.'],
      whenNot: ['A figure, a button, a sentence: the slab is only for names.'],
      do: ['Write it as Turkish writes: only the first word and names take a capital.'],
      dont: ['No capitals throughout, no letterspacing, no emoji.'],
      criteria: ['Ranks are never skipped; looks come from `size`.'],
    }),
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { level: 1, children: 'Virendo Magnezyum 90 Kapsül', remark: '(09/2028)' },
};

export const Sizes: Story = {
  args: { level: 1, children: '' },
  render: () => (
    <Stack space="m">
      <Heading level={1}>Siparişlerim</Heading>
      <Heading level={2}>Çok satanlar</Heading>
      <Heading level={3}>Önerilen teklif</Heading>
      <Heading level={4}>Satırlar</Heading>
    </Stack>
  ),
};
