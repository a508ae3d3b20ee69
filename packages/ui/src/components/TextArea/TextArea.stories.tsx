import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';
import { guide } from './TextArea.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: { label: 'İade nedeni' },
  parameters: {
    guide,
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counter: Story = {
  args: { counter: true, maxLength: 500, value: 'Koli ezik geldi.', onChange: fn() },
};
export const WithError: Story = { args: { error: 'Lütfen en az 10 karakter yazınız.' } };

/** Every state side by side. */
export const States: Story = matrix(
  TextArea,
  {
    empty: {},
    filled: { defaultValue: 'Kutunun kenarı ezik geldi.' },
    error: { error: 'Lütfen iade nedenini yazınız.' },
    disabled: { disabled: true },
  },
  { reachable: true },
);
