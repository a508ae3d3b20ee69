import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownWindow } from '../../docs/own-window.ts';
import { HomeIcon, MenuIcon, OrdersIcon } from '../../icons.ts';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
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

/** At any scroll position a control behind the bar is either large enough to press or covered. */
export const OverAPage: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Bar) => (
      <>
        <Stack>
          {Array.from({ length: 24 }, (_, i) => (
            <Link key={i} href={`#${i}`}>{`Satır ${i + 1}`}</Link>
          ))}
        </Stack>
        <Bar />
      </>
    ),
  ],
};
