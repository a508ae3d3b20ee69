import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { useState } from 'react';
import { MonthPicker } from './MonthPicker.tsx';
import { guide } from './MonthPicker.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Forms/MonthPicker',
  component: MonthPicker,
  args: { label: 'Miat', value: null, thisMonth: '2026-11', min: '2026-11', onChange: fn() },
  parameters: {
    guide,
  },
} satisfies Meta<typeof MonthPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => {
    const Controlled = () => {
      const [value, setValue] = useState<string | null>(null);
      return <MonthPicker {...args} value={value} onChange={setValue} />;
    };
    return <Controlled />;
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Miat');
    await userEvent.type(input, '092028');
    await expect(input).toHaveValue('09/2028');
    await userEvent.click(canvas.getByRole('button', { name: 'Ayları aç' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ekim' }));
    await expect(input).toHaveValue('10/2028');
  },
};
export const WithError: Story = { args: { value: '2025-01', error: 'Miat geçmiş tarih olamaz' } };

/** Every state side by side. */
export const States: Story = matrix(
  MonthPicker,
  {
    empty: { value: null },
    chosen: { value: '2028-09' },
    error: { value: null, error: 'Miat geçmiş tarih olamaz' },
  },
  { reachable: true },
);
