import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { HelpIcon } from '../../icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Actions/Tooltip',
  component: Tooltip,
  args: {
    text: '24 ay, her çizgi bir ay',
    children: <IconButton label="Cetvel nasıl okunur" icon={<HelpIcon />} />,
  },
  parameters: {
    ...guide({
      when: ['A few words that help an expert on the first day and nobody needs on the second.'],
      whenNot: ['Without the words one cannot go on: write them on the page.'],
      criteria: [
        'Appears on hover and on focus, goes with Escape.',
        'The control has its own name: the tooltip only adds to it.',
      ],
    }),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('24 ay, her çizgi bir ay');
  },
};
