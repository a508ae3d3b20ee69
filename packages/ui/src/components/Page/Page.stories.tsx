import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Page } from './Page.tsx';
import { guide } from './Page.guide.ts';

const meta = {
  title: 'Components/Layout/Page',
  component: Page,
  args: { children: <Heading level={1}>Siparişlerim</Heading> },
  parameters: {
    guide,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { args: { size: 'narrow' } };
