import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useState } from 'react';
import { NumberField } from './NumberField.tsx';
import { guide } from './NumberField.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  args: { label: 'Desi', decimals: 2, value: null, onChange: fn() },
  parameters: {
    guide,
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => {
    const Controlled = () => {
      const [value, setValue] = useState<number | null>(null);
      return <NumberField {...args} value={value} onChange={setValue} />;
    };
    return <Controlled />;
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Desi');
    await userEvent.type(input, '1234.56');
    await expect(input).toHaveValue('1234.56');
    await userEvent.tab();
    await expect(input).toHaveValue('1.234,56');
  },
};

/** Text that is not a number stays as typed, with an error. */
export const Refusing: Story = {
  args: { onInvalid: fn(), invalidText: 'Desi eksi olamaz; virgülle yazın: 1,25' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Desi');
    for (const text of ['-5', '1e3', '1.2.3']) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
      await expect(input).toHaveValue(text);
      await expect(input).toBeInvalid();
      await expect(canvas.getByText('Desi eksi olamaz; virgülle yazın: 1,25')).toBeVisible();
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(args.onInvalid).toHaveBeenLastCalledWith(text);
    }
    await userEvent.clear(input);
    await userEvent.type(input, '5');
    await expect(input).toBeValid();
    await expect(args.onInvalid).toHaveBeenLastCalledWith(null);
  },
};

/** Every state side by side. */
export const States: Story = matrix(
  NumberField,
  {
    empty: { value: null },
    filled: { value: 1.25, decimals: 2 },
    error: { value: null, error: 'Stok alanı zorunludur' },
    disabled: { disabled: true, value: 12 },
  },
  { reachable: true },
);
