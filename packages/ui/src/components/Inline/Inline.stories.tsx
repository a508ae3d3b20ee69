import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Inline } from './Inline.tsx';
import { guide } from './Inline.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Layout/Inline',
  component: Inline,
  args: {
    children: [
      <Button key="1">Onayla</Button>,
      <Button key="2" variant="outline">
        Reddet
      </Button>,
    ],
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Between: Story = { args: { justify: 'between' } };

/** Every state side by side. */
export const States: Story = matrix(
  Inline,
  {
    start: { justify: 'start' },
    center: { justify: 'center' },
    end: { justify: 'end' },
    between: { justify: 'between' },
  },
  { columns: 1 },
);
