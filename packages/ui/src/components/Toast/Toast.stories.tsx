import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { Button } from '../Button/Button.tsx';
import { type ToastMessage, useToast } from './Toast.tsx';

function Example({ message }: { message: ToastMessage }) {
  const toast = useToast();
  return <Button onClick={() => toast(message)}>Sepetten çıkar</Button>;
}

const meta = {
  title: 'Components/Overlays/Toast',
  component: Example,
  args: { message: { title: 'Ürün sepetten çıkarıldı', action: { label: 'Geri al', onPress: fn() } } },
  parameters: {
    ...guide({
      when: ['News of what was just done, that nobody must act on.'],
      whenNot: ['An error that stops the work: Alert at its place.'],
      do: ['Offer the way back: `Geri al`.'],
      dont: ['Do not confirm what can be seen: a row that vanished needs no sentence, its undo does.'],
      keyboard: [
        ['F6', 'moves into the messages'],
        ['Escape', 'closes the focused one'],
      ],
      criteria: [
        'Announced politely, critical ones at once.',
        'Stays while the pointer or the focus is on it; 10 s with an action.',
      ],
      messages: ['Kapat', 'Bildirimler'],
    }),
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
};
