import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

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
    ...guide({
      when: ['Deeper than one step below home.'],
      criteria: ['On a phone only the way up remains.'],
    }),
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
