import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MoneyField } from './MoneyField.tsx';
import { guide } from './MoneyField.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Forms/MoneyField',
  component: MoneyField,
  args: { label: 'Fiyat', value: null, onChange: fn() },
  parameters: {
    guide,
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Fiyat'), '398,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(39_850);
  },
};
export const Refusing: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Fiyat');
    for (const text of ['-5', '1e3', '1.2.3']) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
      await expect(input).toHaveValue(text);
      await expect(input).toBeInvalid();
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    }
    await expect(canvas.getByText('Tutarı rakamla yazın: 1.250,50')).toBeVisible();
  },
};
export const WithError: Story = { args: { error: 'Fiyat alanı zorunludur' } };

/** Every state side by side. */
export const States: Story = matrix(
  MoneyField,
  {
    empty: { value: null },
    filled: { value: 39_850 },
    error: { value: null, error: 'Fiyat alanı zorunludur' },
    disabled: { disabled: true, value: 39_850 },
  },
  { reachable: true },
);
