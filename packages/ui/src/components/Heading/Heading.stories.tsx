import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';
import { guide } from './Heading.guide.tsx';

const meta = {
  title: 'Components/Text/Heading',
  component: Heading,
  parameters: {
    guide,
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
