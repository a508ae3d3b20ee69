import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { SplitButton } from './SplitButton.tsx';

const meta = {
  title: 'Components/Actions/SplitButton',
  component: SplitButton,
  args: {
    children: 'Kargoya ver',
    items: [
      { id: 'other', label: 'Başka firmayla gönder' },
      { id: 'self', label: 'Elden teslim' },
    ],
  },
  parameters: {
    ...guide({
      when: ['One action is usual, two or three are its variations: ship, ship with another carrier.'],
      whenNot: ['The actions are equals: Buttons side by side.'],
    }),
  },
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
