import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ownWindow } from '../../docs/own-window.ts';
import { SkipLink } from './SkipLink.tsx';
import { guide } from './SkipLink.guide.ts';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  parameters: {
    guide,
    ...ownWindow(160),
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focused by Tab. */
export const Reached: Story = {
  decorators: [
    (Story) => (
      <div data-pseudo="focus">
        <Story />
      </div>
    ),
  ],
};

export const Default: Story = {
  // Hidden until it is focused, so there is nothing to see on the page of the component.
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'İçeriğe geç' })).toHaveFocus();
  },
};
