import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Split } from './Split.tsx';
import { guide } from './Split.guide.ts';

const meta = {
  title: 'Components/Layout/Split',
  component: Split,
  args: {
    children: (
      <Box padding="m" surface="sheet">
        Sepetteki ürünler
      </Box>
    ),
    aside: (
      <Box padding="m" surface="sheet" frame="section">
        Özet
      </Box>
    ),
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Below the web width the narrow column is hidden; its content opens as a drawer there. */
export const OnTheWebOnly: Story = { args: { side: 'start', asideWidth: 'narrow', webOnly: true } };
export const MenuFirst: Story = { args: { side: 'start', asideWidth: 'narrow' } };
