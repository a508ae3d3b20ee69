import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Box } from '../Box/Box.tsx';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';
import { guide } from './Popover.guide.tsx';

const meta = {
  title: 'Components/Actions/Popover',
  component: Popover,
  args: {
    label: 'Bildirimler',
    trigger: <Button variant="outline">Bildirimler</Button>,
    children: <Box padding="m">Siparişiniz kargoya verildi.</Box>,
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bildirimler' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Bildirimler' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
