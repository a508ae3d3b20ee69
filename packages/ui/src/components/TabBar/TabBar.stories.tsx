import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownWindow } from '../../docs/own-window.ts';
import { HomeIcon, MenuIcon, OrdersIcon } from '../../icons.ts';
import { TabBar } from './TabBar.tsx';
import { guide } from './TabBar.guide.ts';

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
    guide,
    ...ownWindow(240),
  },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'phone' } } };
