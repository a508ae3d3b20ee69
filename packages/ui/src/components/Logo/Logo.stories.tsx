import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';
import { guide } from './Logo.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Navigation/Logo',
  component: Logo,
  parameters: {
    guide,
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { size: 'large' } };
export const Mark: Story = { args: { variant: 'mark' } };

/** Every state side by side. */
export const States: Story = matrix(
  Logo,
  { small: { size: 'small' }, standard: {}, large: { size: 'large' }, mark: { variant: 'mark' } },
  { columns: 4 },
);
