import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink.tsx';
import { guide } from './ButtonLink.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '#sepet', children: 'Sepete git' },
  parameters: {
    guide,
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { href: '#sepet', children: 'Sepete git' } };
export const Outline: Story = { args: { href: '#', variant: 'outline', children: 'Ana sayfaya git' } };

/** Every state side by side. */
export const States: Story = matrix(
  ButtonLink,
  {
    solid: {},
    outline: { variant: 'outline' },
    quiet: { variant: 'quiet' },
    ink: { variant: 'ink' },
    small: { size: 'small' },
    large: { size: 'large' },
  },
  { columns: 3, reachable: true },
);
