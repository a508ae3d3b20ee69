import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MegaMenu } from './MegaMenu.tsx';
import { guide } from './MegaMenu.guide.ts';

const meta = {
  title: 'Components/Navigation/MegaMenu',
  component: MegaMenu,
  args: {
    label: 'Tüm kategoriler',
    value: 'b',
    onChange: fn(),
    sections: [
      { id: 'a', label: 'Medikal', href: '#a', groups: [] },
      {
        id: 'b',
        label: 'Besin Takviyesi',
        href: '#b',
        groups: [
          {
            id: 'g1',
            label: 'Mineraller',
            href: '#g1',
            items: [
              { id: 'i1', label: 'Magnezyum', href: '#i1' },
              { id: 'i2', label: 'Çinko', href: '#i2' },
            ],
          },
          {
            id: 'g2',
            label: 'Vitaminler',
            href: '#g2',
            items: [{ id: 'i3', label: 'D vitamini', href: '#i3' }],
          },
        ],
      },
    ],
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof MegaMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
