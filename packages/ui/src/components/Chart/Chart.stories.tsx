import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { moneyText } from '../Money/format.ts';
import { Chart } from './Chart.tsx';
import { guide } from './Chart.guide.ts';

const meta = {
  title: 'Components/Data/Chart',
  component: Chart,
  args: {
    title: 'Aylık satış',
    kind: 'line',
    format: moneyText,
    headings: { label: 'Ay', value: 'Satış', previous: 'Geçen yıl' },
    points: ['Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas'].map((label, index) => ({
      label,
      value: [210_400, 198_250, 224_900, 251_000, 243_310, 276_906][index] ?? 0,
      previous: [180_000, 190_500, 201_000, 199_800, 222_000, 238_000][index] ?? 0,
    })),
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
/** A price that varies little: the axis starts near its values. */
export const Fitted: Story = { args: { scale: 'fitted' } };
/** A single value. */
export const OneValue: Story = {
  args: { scale: 'fitted', points: [{ label: 'Kas', value: 12_000 }] },
  play: async ({ canvas }) => {
    const drawn = await canvas.findByRole('img', { name: 'Aylık satış, 1 değer' });
    await waitFor(() => expect(drawn.querySelector('path')).not.toBeNull());
    await expect(drawn.innerHTML).not.toContain('NaN');
  },
};
export const Bars: Story = { args: { kind: 'bar' } };

/** The same values as a table. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tablo olarak göster' }));
    await expect(canvas.getByRole('table', { name: 'Aylık satış' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: /2.769,06 TL/ })).toBeVisible();
  },
};
