import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { HomeIcon, MenuIcon, OrdersIcon } from '../../icons.ts';
import { TabBar } from './TabBar.tsx';

const meta = {
  title: 'Components/Navigation/TabBar',
  component: TabBar,
  args: {
    label: 'Alt menü',
    items: [
      { id: 'home', label: 'Ana sayfa', icon: <HomeIcon />, href: '#', current: true },
      { id: 'shelves', label: 'Kategoriler', icon: <MenuIcon />, href: '#k' },
      { id: 'orders', label: 'Siparişler', icon: <OrdersIcon />, href: '#s', count: 2 },
    ],
  },
  parameters: {
    ...guide({
      when: ['At the foot of every screen on a phone.'],
      criteria: ['Targets are at least 44 px high.'],
    }),
  },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'phone' } } };
