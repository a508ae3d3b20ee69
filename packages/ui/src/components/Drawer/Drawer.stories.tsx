import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Drawer } from './Drawer.tsx';
import { guide } from './Drawer.guide.ts';

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  args: { open: true, title: 'Süzgeçler', onClose: fn(), children: 'Puan, miat, kargo' },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Süzgeçler' })).toBeVisible();
  },
};
export const Start: Story = { args: { side: 'start', title: 'Tüm kategoriler' } };
