import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { DateText } from './DateText.tsx';
import { guide } from './DateText.guide.tsx';

const meta = {
  title: 'Components/Text/DateText',
  component: DateText,
  parameters: {
    guide,
  },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: '2026-11-21T11:32:00Z', format: 'dateTime' } };

export const Formats: Story = {
  args: { value: '2028-09-30' },
  render: ({ value }) => (
    <Stack space="xs">
      {(['date', 'dateTime', 'time', 'monthYear', 'dayMonth', 'long'] as const).map((format) => (
        <DateText key={format} value={value} format={format} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('09/2028')).toBeVisible();
    await expect(canvas.getByText('30.09.2028')).toBeVisible();
  },
};
