import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Components/Actions/ButtonLink',
  component: ButtonLink,
  parameters: {
    ...guide({
      when: ['A step forward that has an address: to the cart, to the home page.'],
      whenNot: ['It does something: a Button.'],
      keyboard: [
        ['Enter', 'follows it'],
        ['Ctrl+Enter', 'opens it in a new tab'],
      ],
    }),
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { href: '#sepet', children: 'Sepete git' } };
export const Outline: Story = { args: { href: '#', variant: 'outline', children: 'Ana sayfaya git' } };
