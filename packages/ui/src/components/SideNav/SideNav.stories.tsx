import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OrdersIcon, SettingsIcon, TagIcon } from '../../icons.ts';
import { SideNav } from './SideNav.tsx';
import { guide } from './SideNav.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Navigation/SideNav',
  component: SideNav,
  args: {
    label: 'Satıcı paneli',
    items: [
      { id: 'orders', label: 'Siparişler', href: '#s', icon: <OrdersIcon />, count: 29, current: true },
      { id: 'listings', label: 'İlanlarım', href: '#i', icon: <TagIcon />, count: 412 },
      { id: 'settings', label: 'Ayarlar', href: '#a', icon: <SettingsIcon /> },
    ],
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Groups are separated; in a narrow window only the icons are shown. */
export const Grouped: Story = {
  args: {
    folds: 'narrow',
    items: [
      { id: 'home', label: 'Özet', href: '#o', icon: <OrdersIcon />, group: 'home', current: true },
      { id: 'orders', label: 'Siparişler', href: '#s', icon: <OrdersIcon />, count: 29, group: 'sales' },
      { id: 'listings', label: 'İlanlarım', href: '#i', icon: <TagIcon />, group: 'products' },
    ],
  },
};

/** On a phone the items are one row; its edge fades where more follow. */
export const Phone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: {
    items: ['Kullanıcı bilgilerim', 'Firma bilgileri', 'Satış bilgilerim', 'Oturumlarım'].map(
      (label, at) => ({
        id: label,
        label,
        href: `#${at}`,
        current: at === 0,
      }),
    ),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation', { name: 'Satıcı paneli' }).firstElementChild;
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'end'));
  },
};

/** Every state side by side. */
export const States: Story = matrix(SideNav, { rest: {} }, { reachable: true });
