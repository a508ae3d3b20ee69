import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

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
    ...guide({
      when: ['It cannot be taken back.'],
      whenNot: ['It can be taken back: do it and offer `Geri al` in a Toast.'],
      do: ['Ask the whole question; let the button answer with the same verb.'],
      dont: ['“Emin misiniz?” with “Tamam”.'],
      messages: ['Vazgeç'],
    }),
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
