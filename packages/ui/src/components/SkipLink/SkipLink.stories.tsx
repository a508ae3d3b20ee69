import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  parameters: {
    ...guide({
      when: ['First thing in the body of an app.'],
      keyboard: [
        ['Tab', 'shows it'],
        ['Enter', 'jumps to the content'],
      ],
      messages: ['İçeriğe geç'],
    }),
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'İçeriğe geç' })).toHaveFocus();
  },
};
