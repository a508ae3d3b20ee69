import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ownWindow } from '../../docs/own-window.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { guide } from './ConfirmDialog.guide.ts';

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Sepeti boşaltalım mı?',
    children: '3 satıcıdan 7 ürün sepetten çıkarılacak.',
    confirmLabel: 'Sepeti boşalt',
    tone: 'critical',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    guide,
    ...ownWindow(360),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sepeti boşalt' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Working: Story = { args: { loading: true } };
