import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Stepper } from './Stepper.tsx';

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
    ...guide({
      when: ['Three to five named steps, done once: payment, membership.'],
      criteria: ['The current step has `aria-current`; done ones say so in words.'],
      messages: ['(tamamlandı)'],
    }),
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
