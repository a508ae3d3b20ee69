import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: { label: 'İade nedeni' },
  parameters: {
    ...guide({
      when: ['Several lines: a message, a reason.'],
      do: ['Show the counter where the limit can be reached.'],
    }),
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counter: Story = {
  args: { counter: true, maxLength: 500, value: 'Koli ezik geldi.', onChange: fn() },
};
export const WithError: Story = { args: { error: 'Lütfen en az 10 karakter yazınız.' } };
