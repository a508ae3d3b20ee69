import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper.tsx';
import { guide } from './Stepper.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Ödeme adımları',
    current: 'card',
    steps: [
      { id: 'cart', label: 'Sepet' },
      { id: 'card', label: 'Kart' },
      { id: 'secure', label: '3-D Secure' },
    ],
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every state side by side. */
export const States: Story = matrix(Stepper, { first: {}, later: { current: 'secure' } }, { columns: 1 });
