import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Grid } from './Grid.tsx';
import { guide } from './Grid.guide.tsx';

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: {
    columns: { phone: 1, tablet: 2, web: 3 },
    children: ['Alış', 'Satış', 'Cüzdan'].map((word) => (
      <Box key={word} padding="m" surface="sheet" frame="row">
        {word}
      </Box>
    )),
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
