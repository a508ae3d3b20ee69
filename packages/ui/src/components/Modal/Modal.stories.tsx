import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ownWindow } from '../../docs/own-window.ts';
import { Button } from '../Button/Button.tsx';
import { Modal, type ModalProps } from './Modal.tsx';
import { guide } from './Modal.guide.ts';

// @spec §2.3 generic-modal

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
    guide,
    ...ownWindow(360),
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
function Quick(props: ModalProps) {
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Modal {...props} initialFocus={confirm}>
      <Button ref={confirm}>Onayla</Button>
    </Modal>
  );
}

/** `initialFocus` is the confirming button, so that Enter confirms. */
export const FocusInside: Story = {
  tags: ['!autodocs'],
  render: (args) => <Quick {...args} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Onayla' })).toHaveFocus());
  },
};
function Loading(props: ModalProps) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <Modal {...props}>
      {isLoaded ? <p style={{ height: 500 }}>HVN2026000000005</p> : null}
      <Button onClick={() => setLoaded(true)}>Yükle</Button>
    </Modal>
  );
}

/** Content that loads later does not resize the dialog. */
export const Tall: Story = {
  tags: ['!autodocs'],
  args: { size: 'tall' },
  render: (args) => <Loading {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const before = dialog.offsetHeight;
    await userEvent.click(screen.getByRole('button', { name: 'Yükle' }));
    await screen.findByText('HVN2026000000005');
    await expect(dialog.offsetHeight).toBe(before);
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
