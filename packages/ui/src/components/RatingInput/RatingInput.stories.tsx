import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RatingInput } from './RatingInput.tsx';
import { guide } from './RatingInput.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Forms/RatingInput',
  component: RatingInput,
  args: { label: 'Paketleme', value: null, onChange: fn() },
  parameters: {
    guide,
  },
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '8' }));
    await expect(args.onChange).toHaveBeenCalledWith(8);
  },
};
export const Given: Story = { args: { value: 8 } };

/** Every state side by side. */
export const States: Story = matrix(
  RatingInput,
  { empty: { value: null }, given: { value: 9 }, error: { value: null, error: 'Lütfen puan veriniz.' } },
  { columns: 1, reachable: true },
);
