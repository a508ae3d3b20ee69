import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { HelpIcon } from '../../icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';
import { guide } from './Tooltip.guide.tsx';

const meta = {
  title: 'Components/Actions/Tooltip',
  component: Tooltip,
  args: {
    text: '24 ay, her çizgi bir ay',
    children: <IconButton label="Cetvel nasıl okunur" icon={<HelpIcon />} />,
  },
  parameters: {
    guide,
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
