import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Ruler } from './Ruler.tsx';
import { guide } from './Ruler.guide.tsx';

const meta = {
  title: 'Components/Language/Ruler',
  component: Ruler,
  parameters: {
    guide,
  },
} satisfies Meta<typeof Ruler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: 22, label: 'Miada 22 ay' } };

export const Readings: Story = {
  args: { value: 0 },
  render: () => (
    <Stack space="s">
      {[24, 22, 12, 8].map((value) => (
        <Ruler key={value} value={value} label={`Miada ${value} ay`} />
      ))}
      <Ruler value={7} tone="attention" label="Miada 7 ay" />
      <Ruler value={2} tone="attention" label="Miada 2 ay" />
      <Ruler value={0} tone="critical" label="Miadı geçmiş" />
      <Ruler value={9} max={10} major={5} size="large" label="9 puan" />
    </Stack>
  ),
};
