import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { matrix } from '../../docs/matrix.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { guide } from './ColumnChoice.guide.tsx';

const meta = {
  title: 'Components/Data/ColumnChoice',
  component: ColumnChoice,
  args: {
    columns: [
      { id: 'name', header: 'Ürün', fixed: true },
      { id: 'shelf', header: 'Raf' },
      { id: 'margin', header: 'Marj' },
    ],
    hidden: new Set(['margin']),
    onChange: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof ColumnChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sütunlar' }));
    await expect(await screen.findByRole('checkbox', { name: 'Raf' })).toBeChecked();
    await expect(screen.queryByRole('checkbox', { name: 'Ürün' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Raf' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['margin', 'shelf']));
    await userEvent.click(screen.getByRole('button', { name: 'Hepsini göster' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set());
  },
};

/** Every state side by side. */
export const States: Story = matrix(ColumnChoice, { rest: {} }, { reachable: true });
