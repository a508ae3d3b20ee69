import type { Meta, StoryObj } from '@storybook/react-vite';
import { SplitButton } from './SplitButton.tsx';
import { guide } from './SplitButton.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

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
    guide,
  },
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every state side by side. */
export const States: Story = matrix(
  SplitButton,
  { rest: {}, outline: { variant: 'outline' }, loading: { loading: true }, disabled: { disabled: true } },
  { columns: 3, reachable: true },
);
