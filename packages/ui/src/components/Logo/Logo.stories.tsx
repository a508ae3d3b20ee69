import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Components/Navigation/Logo',
  component: Logo,
  parameters: {
    ...guide({
      when: ['In the header, the footer and on screens without either.'],
      dont: ['Do not tint, tilt or outline it.'],
    }),
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { size: 'large' } };
export const Mark: Story = { args: { variant: 'mark' } };
