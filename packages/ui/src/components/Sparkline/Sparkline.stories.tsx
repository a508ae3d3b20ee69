import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';
import { guide } from './Sparkline.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Data/Sparkline',
  component: Sparkline,
  args: { values: [12, 18, 9, 22, 25, 14, 30, 28, 17, 24], label: 'Son 10 gün, bugün 24 sipariş' },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without `periods` and `format` screen readers get the label and no numbers. */
export const LabelAlone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Son 10 gün, bugün 24 sipariş' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Default: Story = {
  args: {
    periods: Array.from({ length: 10 }, (_, day) => `${12 + day}.11.2026`),
    format: (value) => `${value} sipariş`,
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Son 10 gün, bugün 24 sipariş' });
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
    await expect(within(table).getByRole('row', { name: '13.11.2026 18 sipariş' })).toBeInTheDocument();
  },
};

/** Every state side by side. */
export const States: Story = matrix(
  Sparkline,
  { high: { height: 48 }, low: { height: 24 }, flat: { values: [0, 0, 0, 0, 0, 0] } },
  { columns: 3 },
);
