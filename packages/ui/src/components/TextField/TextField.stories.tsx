import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
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

export const States: Story = {
  render: () => (
    <Stack space="m">
      <TextField label="Ünvan" optional />
      <TextField label="Ünvan" defaultValue="Ihlamur Eczanesi" />
      <TextField label="Komisyon" suffix="%" defaultValue="6" />
      <TextField label="Ünvan" error="Lütfen bu alanı doldurunuz." />
      <TextField label="Ünvan" defaultValue="Ihlamur Eczanesi" disabled />
      <TextField label="Ünvan" defaultValue="Ihlamur Eczanesi" readOnly />
      <TextField label="Ara" hideLabel placeholder="Sipariş no veya alıcı" />
    </Stack>
  ),
};
