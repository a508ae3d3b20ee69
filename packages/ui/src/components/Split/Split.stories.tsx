import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Box } from '../Box/Box.tsx';
import { Split } from './Split.tsx';

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
    ...guide({
      when: ['A summary, a filter or a menu goes with the main column.'],
      do: ['Let the summary of the cart stay in sight (`sticky`) while its lines scroll.'],
      dont: [
        'Do not put the only button of the screen into the narrow column of a phone: it lands below the fold.',
      ],
    }),
  },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MenuFirst: Story = { args: { side: 'start', asideWidth: 'narrow' } };
