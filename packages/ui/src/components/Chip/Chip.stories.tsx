import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Chip } from './Chip.tsx';
import { guide } from './Chip.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Data/Chip',
  component: Chip,
  args: { label: '>9,4 puan', count: 4, shortcut: '9', pressed: false, onChange: fn() },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: />9,4 puan/ }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const Pressed: Story = { args: { pressed: true } };
export const Disabled: Story = { args: { disabled: true, count: 0 } };

/** Every state side by side. */
export const States: Story = matrix(
  Chip,
  {
    rest: { pressed: false },
    pressed: { pressed: true },
    disabled: { disabled: true, count: 0 },
    'with a key': { shortcut: '9' },
  },
  { columns: 4, reachable: true },
);
