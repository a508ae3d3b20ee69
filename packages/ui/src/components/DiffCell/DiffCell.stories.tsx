import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../docs/matrix.tsx';
import { DiffCell } from './DiffCell.tsx';
import { guide } from './DiffCell.guide.tsx';

const meta = {
  title: 'Components/Data/DiffCell',
  component: DiffCell,
  args: { before: '398,50', after: '389,00' },
  parameters: { guide },
} satisfies Meta<typeof DiffCell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent('eski: 398,50');
    await expect(canvas.getByRole('insertion')).toHaveTextContent('yeni: 389,00');
  },
};

/** Every state side by side. */
export const States: Story = matrix(
  DiffCell,
  {
    changed: {},
    new: { before: undefined, after: '189,90' },
    gone: { before: '189,90', after: undefined },
    danger: { before: '312,00', after: '168,50', remark: '%46 düşük, taban 243,60', tone: 'critical' },
  },
  { columns: 4 },
);
