import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryBar } from './CategoryBar.tsx';
import { guide } from './CategoryBar.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

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
    guide,
  },
} satisfies Meta<typeof CategoryBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every state side by side. */
export const States: Story = matrix(CategoryBar, { rest: {} }, { columns: 1, reachable: true });
