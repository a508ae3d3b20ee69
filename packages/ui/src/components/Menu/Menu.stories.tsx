import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FileIcon, PrintIcon } from '../../icons.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import { guide } from './Menu.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  args: {
    trigger: <Button variant="outline">İşlemler</Button>,
    items: [
      { id: 'print', label: 'Etiket yazdır', icon: <PrintIcon />, onSelect: fn() },
      { id: 'invoice', label: 'Faturayı aç', icon: <FileIcon />, href: '#fatura' },
      { id: 'cancel', label: 'İptal et', tone: 'critical', separated: true, onSelect: fn() },
    ],
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'İşlemler' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const cancel = await screen.findByRole('menuitem', { name: 'İptal et' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Etiket yazdır' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.items[2]?.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Every state side by side. */
export const States: Story = matrix(Menu, { closed: {} }, { reachable: true });
