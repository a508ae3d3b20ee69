import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Chip } from '../Chip/Chip.tsx';
import { ChipRow } from './ChipRow.tsx';
import { guide } from './ChipRow.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Data/ChipRow',
  component: ChipRow,
  args: {
    label: 'Teklif filtreleri',
    children: ['9,4+ puan', '8 ay+ miat', 'Ücretsiz kargo', 'Resmi ve yetkili', 'Bugün kargoda'].map(
      (label) => <Chip key={label} label={label} pressed={label.startsWith('8')} onChange={fn()} />,
    ),
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof ChipRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Its own view is as narrow as a phone; the page of the part is not. */
export const Phone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group');
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'end'));
    row.scrollLeft = row.scrollWidth;
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'start'));
    row.scrollLeft = 0;
  },
};

/** Every state side by side. */
export const States: Story = matrix(ChipRow, { rest: {} }, { columns: 1, reachable: true });
