import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ownWindow } from '../../docs/own-window.ts';
import { Button } from '../Button/Button.tsx';
import { type ToastMessage, useToast } from './Toast.tsx';
import { guide } from './Toast.guide.ts';

function Example({ message }: { message: ToastMessage }) {
  const toast = useToast();
  return <Button onClick={() => toast(message)}>Sepetten çıkar</Button>;
}

const meta = {
  title: 'Components/Overlays/Toast',
  component: Example,
  args: { message: { title: 'Ürün sepetten çıkarıldı', action: { label: 'Geri al', onPress: fn() } } },
  parameters: {
    guide,
    ...ownWindow(240),
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sepetten çıkar' }));
    await waitFor(() => expect(screen.getByText('Ürün sepetten çıkarıldı')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    await expect(args.message.action?.onPress).toHaveBeenCalledOnce();
  },
};

export const Failure: Story = {
  args: {
    message: {
      title: 'Ürün sepetten çıkarılamadı',
      description: 'Bağlantınızı kontrol edin.',
      tone: 'critical',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sepetten çıkar' }));
    await waitFor(() => expect(screen.getByText('Ürün sepetten çıkarılamadı')).toBeVisible());
  },
};
