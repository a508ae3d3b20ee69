import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';
import { guide } from './Avatar.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { name: 'Ihlamur Eczanesi' },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { name: 'Ihlamur Eczanesi' } };
export const Turkish: Story = { args: { name: 'iğde eczanesi', size: 'large' } };

/** Every state side by side. */
export const States: Story = matrix(
  Avatar,
  {
    small: { size: 'small' },
    medium: { size: 'medium' },
    large: { size: 'large' },
    'one word': { name: 'Derya' },
    Turkish: { name: 'ışıl ince' },
  },
  { columns: 4 },
);
