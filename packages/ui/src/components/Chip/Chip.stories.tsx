import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Components/Data/Chip',
  component: Chip,
  args: { label: '9,4+ puan', count: 4, shortcut: '9', pressed: false, onChange: fn() },
  parameters: {
    ...guide({
      when: ['One filter of a list, on or off.'],
      do: ['Show how many it would leave.'],
      dont: ['Do not hide a filter that would leave nothing: disable it, with its 0.'],
      keyboard: [
        ['Space, Enter', 'turns it'],
        ['the key at its side', 'turns it from anywhere, where the screen listens'],
      ],
    }),
  },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /9,4\+ puan/ }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const Pressed: Story = { args: { pressed: true } };
export const Disabled: Story = { args: { disabled: true, count: 0 } };
