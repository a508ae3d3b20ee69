import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { RatingInput } from './RatingInput.tsx';

const meta = {
  title: 'Components/Forms/RatingInput',
  component: RatingInput,
  args: { label: 'Paketleme', value: null, onChange: fn() },
  parameters: {
    ...guide({ when: ['A point from 0 to 10 for an order.'], keyboard: [['← →', 'one point less or more']] }),
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
