import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { useState } from 'react';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Components/Forms/DatePicker',
  component: DatePicker,
  args: { label: 'Gönderim tarihi', value: null, today: '2026-11-21', onChange: fn() },
  parameters: {
    ...guide({
      when: ['A day: shipping, delivery, the ends of a report.'],
      whenNot: ['An expiry: it is a month, so MonthPicker.'],
      keyboard: [
        ['← → ↑ ↓', 'a day or a week'],
        ['Page Up, Page Down', 'a month'],
        ['Enter', 'takes the day'],
        ['Escape', 'closes'],
      ],
      criteria: ['Weeks begin on Monday; names are Turkish.', 'Today comes from the caller’s clock.'],
      messages: ['Takvimi aç', 'Önceki ay', 'Sonraki ay', 'GG.AA.YYYY'],
    }),
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => {
    const Controlled = () => {
      const [value, setValue] = useState<string | null>('2026-11-21');
      return <DatePicker {...args} value={value} onChange={setValue} />;
    };
    return <Controlled />;
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Gönderim tarihi');
    await userEvent.click(canvas.getByRole('button', { name: 'Takvimi aç' }));
    await userEvent.click(await screen.findByRole('button', { name: '24 Kasım 2026' }));
    await expect(input).toHaveValue('24.11.2026');
  },
};
export const WithError: Story = { args: { error: 'Lütfen GG.AA.YYYY biçiminde bir tarih yazınız.' } };
