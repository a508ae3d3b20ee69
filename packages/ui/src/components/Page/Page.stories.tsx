import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'Components/Layout/Page',
  component: Page,
  args: { children: <Heading level={1}>Siparişlerim</Heading> },
  parameters: {
    ...guide({
      when: ['Once around the content of every screen.'],
      criteria: [
        'The skip link lands on the page: it has the id `icerik` and takes the focus.',
        'Nothing scrolls sideways at 320 px.',
      ],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { args: { size: 'narrow' } };
