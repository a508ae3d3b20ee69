import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix } from '../../docs/matrix.tsx';
import { TextField } from './TextField.tsx';
import { guide } from './TextField.guide.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'E-posta', help: 'Fatura bu adrese gönderilir.', onChange: fn() },
  parameters: {
    guide,
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('E-posta');
    await userEvent.type(input, 'e');
    await expect(args.onChange).toHaveBeenCalledWith('e');
    await expect(input).toHaveAccessibleDescription('Fatura bu adrese gönderilir.');
  },
};

/** How an error is shown: hand the sentence to `error`; the field does the rest. */
export const WithError: Story = {
  args: { error: 'Lütfen geçerli bir e-posta adresi yazınız.', defaultValue: 'derya@' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('E-posta');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/^Lütfen geçerli bir e-posta adresi yazınız\./);
  },
};

export const States: Story = matrix(
  TextField,
  {
    rest: { label: 'Ünvan', help: undefined },
    filled: { label: 'Ünvan', help: undefined, defaultValue: 'Ihlamur Eczanesi' },
    optional: { label: 'Vergi dairesi', help: undefined, optional: true },
    unit: { label: 'Komisyon', help: undefined, suffix: '%', defaultValue: '6' },
    'with error': { label: 'Ünvan', help: undefined, error: 'Lütfen bu alanı doldurunuz.' },
    'read only': { label: 'GLN', help: undefined, defaultValue: '8680001234567', readOnly: true },
    disabled: { label: 'Ünvan', help: undefined, defaultValue: 'Ihlamur Eczanesi', disabled: true },
    'without a visible name': {
      label: 'Ara',
      hideLabel: true,
      help: undefined,
      placeholder: 'Sipariş no veya alıcı',
    },
  },
  { reachable: true },
);
