import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { OrdersIcon, SettingsIcon, TagIcon } from '../../icons.ts';
import { SideNav } from './SideNav.tsx';

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
    ...guide({
      when: ['The places of an area: the seller’s panel, the account.'],
      criteria: ['The current one has `aria-current` and a bar, not only a colour.'],
    }),
  },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
