import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';
import { guide } from './Breadcrumb.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Ana sayfa', href: '#' },
      { label: 'Besin Takviyesi', href: '#b' },
      { label: 'Magnezyum' },
    ],
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every state side by side. */
export const States: Story = matrix(
  Breadcrumb,
  {
    'one step': { items: [{ label: 'Ana sayfa', href: '#a' }, { label: 'Siparişlerim' }] },
    deep: {},
    'very long name': {
      items: [
        { label: 'Ana sayfa', href: '#a' },
        { label: 'Besin Takviyesi', href: '#b' },
        { label: 'Nurevit Magnezyum Bisglisinat 200 mg 90 Kapsül Çiftli Avantaj Paketi' },
      ],
    },
  },
  { columns: 1, reachable: true },
);
