import type { Meta, StoryObj } from '@storybook/react-vite';
import { Everything } from './Everything.tsx';

/** All components at once, to compare their looks. Each is tested on its own page, so this page is not a test. */
const meta = {
  title: 'Components/Everything',
  id: 'everything',
  component: Everything,
  tags: ['!test', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Everything>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each component in both themes, side by side. */
export const BothThemes: Story = { args: { themes: ['light', 'dark'] } };
export const Light: Story = { args: { themes: ['light'] } };
export const Dark: Story = { args: { themes: ['dark'] } };
