import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { FileIcon, PrintIcon } from '../../icons.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

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
    ...guide({
      when: ['Three or more actions on one thing, or the places of an account.'],
      whenNot: ['One usual action and its variations: a SplitButton. A choice that stays: a Select.'],
      do: ['Put what destroys last, behind a line.'],
      dont: ['Do not hide the next step of an order in a menu.'],
      keyboard: [
        ['Enter, Space, ↓', 'opens it on the first item'],
        ['↑ ↓ Home End', 'walk the items'],
        ['letters', 'jump to the item that begins so'],
        ['Escape', 'closes; the focus returns to the button'],
      ],
      criteria: ['Opens, is walked and closed from the keyboard [Default].'],
    }),
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
