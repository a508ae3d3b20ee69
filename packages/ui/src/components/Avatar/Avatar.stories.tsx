import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  parameters: {
    ...guide({ when: ['Beside a name in messages.'], criteria: ['Decorative: the name stands beside it.'] }),
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { name: 'Ihlamur Eczanesi' } };
export const Turkish: Story = { args: { name: 'iğde eczanesi', size: 'large' } };
