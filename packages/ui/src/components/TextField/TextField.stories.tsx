import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'E-posta', help: 'Fatura bu adrese gönderilir.', onChange: fn() },
  parameters: {
    ...guide({
      when: ['One line of free text: a name, an e-mail address.'],
      whenNot: [
        'The text has a fixed shape: MaskedField. An amount: MoneyField. One of a list: Select or Combobox.',
      ],
      do: [
        'Say in `help` why it is asked or where it shows.',
        'Give the exact sentence of the rule as `error`, and clear it on the next key.',
      ],
      dont: [
        'A placeholder is not a label: it goes with the first letter.',
        'Do not disable the button while a field is empty; let the form fail and lead to the field.',
      ],
      keyboard: [
        ['Tab', 'reaches it'],
        ['Escape', 'leaves the text as it is'],
      ],
      criteria: [
        'The name is tied to the control [Default].',
        'With an error: `aria-invalid`, and the sentence is its description [WithError].',
        '16 px under a finger, so iOS does not zoom.',
      ],
      messages: ['(isteğe bağlı)'],
    }),
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
