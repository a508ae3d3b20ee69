import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useState } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import { MaskedField } from './MaskedField.tsx';
import { guide } from './MaskedField.guide.tsx';

const meta = {
  title: 'Components/Forms/MaskedField',
  component: MaskedField,
  args: { label: 'Cep telefonu', mask: 'phone', value: '', onChange: fn() },
  parameters: {
    guide,
  },
} satisfies Meta<typeof MaskedField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  render: (args) => {
    const Controlled = () => {
      const [value, setValue] = useState('');
      return <MaskedField {...args} value={value} onChange={setValue} />;
    };
    return <Controlled />;
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Cep telefonu');
    await userEvent.type(input, '5321234567');
    await expect(input).toHaveValue('0 (532) 123 45 67');
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('+90 532 123 45 67');
  },
};

export const Shapes: Story = {
  render: () => (
    <Stack space="m">
      <MaskedField label="IBAN" mask="iban" value="TR330006100519786457841326" onChange={fn()} />
      <MaskedField label="MERSIS no" mask="mersis" value="0123456789012345" onChange={fn()} />
      <MaskedField label="Kart numarası" mask="card" value="4111111111111111" onChange={fn()} />
      <MaskedField label="Son kullanma" mask="cardExpiry" value="1228" onChange={fn()} />
      <MaskedField label="Tarih" mask="date" value="21112026" onChange={fn()} />
      <MaskedField label="Miat" mask="monthYear" value="092028" onChange={fn()} />
    </Stack>
  ),
};
