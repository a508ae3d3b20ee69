import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Modal } from './Modal.tsx';

const meta = {
  title: 'Components/Overlays/Modal',
  component: Modal,
  args: {
    open: true,
    title: 'Satış Bilgileriniz Eksik!',
    size: 'small',
    onClose: fn(),
    children: 'Satış yapabilmek için KEP adresinizi ve MERSIS numaranızı tamamlayın.',
  },
  parameters: {
    ...guide({
      when: ['One question or one short piece of work that everything else waits for.'],
      whenNot: ['A message: Alert or Toast. Details of a row: expand the row, or a Drawer.'],
      do: ['Name the act in the title and in the button.'],
      dont: ['Never a modal over a modal.'],
      keyboard: [
        ['Tab', 'stays inside'],
        ['Escape', 'closes, unless `blocking`'],
      ],
      criteria: [
        'Has a name, traps the focus and gives it back.',
        'Escape, the button and a press outside close it; a blocking one only by its own buttons [Default, Blocking].',
        'On a phone it is a sheet at the foot, at most 92 % high.',
      ],
      messages: ['Kapat'],
    }),
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Satış Bilgileriniz Eksik!' });
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const WithFooter: Story = { args: { footer: <Button>Kaydet</Button> } };
export const Blocking: Story = {
  args: { blocking: true, footer: <Button>Üyelik Sözleşmesini Onayla</Button> },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
