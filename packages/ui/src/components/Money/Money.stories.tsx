import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Money } from './Money.tsx';
import { guide } from './Money.guide.tsx';

// @spec §1 turkish-interface

const meta = {
  title: 'Components/Text/Money',
  component: Money,
  parameters: {
    guide,
  },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { value: 39_850, size: 'large' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('398,50 TL');
  },
};

export const Sizes: Story = {
  args: { value: 1_234_567_890 },
  render: ({ value }) => (
    <Stack space="xs">
      {(['small', 'standard', 'large', 'display', 'decision'] as const).map((size) => (
        <div key={size}>
          <Money value={value} size={size} />
        </div>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  args: { value: 45_200 },
  render: ({ value }) => (
    <Stack space="xs">
      <Money value={value} strike />
      <Money value={value} tone="attention" />
      <Money value={value} signed tone="positive" />
      <Money value={-value} signed tone="critical" />
      <Money value={0} bare />
    </Stack>
  ),
};
