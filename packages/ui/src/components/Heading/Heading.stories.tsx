import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** A product name does not break at its hyphen, however narrow the page. */
export const HyphenInAName: Story = {
  args: { level: 1, children: 'beslenya Omega-3 Balık Yağı' },
  render: (args) => (
    <div style={{ inlineSize: '11.5rem' }}>
      <Heading {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'beslenya Omega-3 Balık Yağı' });
    const name = document.createRange();
    const whole = heading.querySelector('span')?.firstChild;
    if (!whole) throw new Error('The name has no part that stays whole.');
    name.selectNodeContents(whole);
    await expect(name.toString()).toBe('Omega-3');
    await expect(name.getClientRects()).toHaveLength(1);
  },
};
