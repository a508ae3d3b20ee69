import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FavouriteButton } from './FavouriteButton.tsx';
import { guide } from './FavouriteButton.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

// @spec §4 favourite-button

const meta = {
  title: 'Components/Data/FavouriteButton',
  component: FavouriteButton,
  args: { liked: false, name: 'Virendo Magnezyum', onToggle: fn() },
  parameters: {
    guide,
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
/** A heart that is filled on load is not animated; each of the two changes has its own animation. */
export const Moves: Story = {
  args: { liked: true },
  render: function Moves(args) {
    const [liked, setLiked] = useState(args.liked);
    return <FavouriteButton {...args} liked={liked} onToggle={() => setLiked(!liked)} />;
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const seen = [button.firstElementChild?.className];
    for (const _press of ['unlike', 'like']) {
      await userEvent.click(button);
      seen.push(button.firstElementChild?.className);
    }
    await expect(new Set(seen).size).toBe(3);
  },
};
export const Failed: Story = { args: { error: 'Takip listesine eklenemedi.' } };

/** Every state side by side. */
export const States: Story = matrix(
  FavouriteButton,
  {
    rest: { liked: false },
    liked: { liked: true },
    busy: { busy: true },
    failed: { error: 'Takip listesine eklenemedi, yeniden deneyin.' },
  },
  { reachable: true },
);
