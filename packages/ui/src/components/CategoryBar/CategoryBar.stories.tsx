import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { CategoryBar } from './CategoryBar.tsx';

const meta = {
  title: 'Components/Navigation/CategoryBar',
  component: CategoryBar,
  args: {
    label: 'Kategoriler',
    items: ['Medikal', 'Kişisel Bakım', 'Besin Takviyesi', 'Outlet'].map((label, index) => ({
      id: label,
      label,
      href: '#',
      current: index === 2,
      highlighted: index === 3,
    })),
  },
  parameters: {
    ...guide({
      when: ['Beneath the header.'],
      criteria: ['The current shelf has `aria-current`; on a phone the row scrolls.'],
    }),
  },
} satisfies Meta<typeof CategoryBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
