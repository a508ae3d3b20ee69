import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { useState } from 'react';
import { DatePicker } from './DatePicker.tsx';
import { guide } from './DatePicker.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Forms/DatePicker',
  component: DatePicker,
  args: { label: 'Gönderim tarihi', value: null, today: '2026-11-21', onChange: fn() },
  parameters: {
    guide,
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

/** An invalid day stays in the field and is explained on blur. */
export const Impossible: Story = {
  render: (args) => {
    const Controlled = () => {
      const [value, setValue] = useState<string | null>('2026-11-21');
      return <DatePicker {...args} value={value} max="2026-11-21" onChange={setValue} />;
    };
    return <Controlled />;
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Gönderim tarihi');
    const type = async (text: string) => {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
    };
    await type('31.02.2026');
    await expect(input).toHaveValue('31.02.2026');
    await expect(input).toHaveAccessibleDescription('Böyle bir gün yok.');
    await type('22.11.2026');
    await expect(input).toHaveValue('22.11.2026');
    await expect(input).toHaveAccessibleDescription('En geç 21.11.2026 yazabilirsiniz.');
    await type('20.11.2026');
    await expect(input).toHaveValue('20.11.2026');
    await expect(input).not.toHaveAttribute('aria-invalid', 'true');
  },
};

/** Every state side by side. */
export const States: Story = matrix(
  DatePicker,
  {
    empty: { value: null },
    chosen: { value: '2026-11-21' },
    error: { value: null, error: 'Lütfen geçerli bir tarih yazınız.' },
    help: { help: 'Rapor bu günden başlar.' },
  },
  { reachable: true },
);
