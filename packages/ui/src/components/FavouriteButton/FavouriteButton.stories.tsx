import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

const meta = {
  title: 'Components/Data/FavouriteButton',
  component: FavouriteButton,
  args: { liked: false, name: 'Virendo Magnezyum', onToggle: fn() },
  parameters: {
    ...guide({
      when: ['On the label of a product and beside its name.'],
      criteria: [
        'A press while a call is on its way does nothing [Busy].',
        'The state is `aria-pressed`, not only a filled heart.',
      ],
    }),
  },
} satisfies Meta<typeof FavouriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Virendo Magnezyum, takip et' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Liked: Story = { args: { liked: true } };
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
export const Failed: Story = { args: { error: 'Takip listesine eklenemedi.' } };
