import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix } from '../../docs/matrix.tsx';
import { CodeInput, type CodeInputProps } from './CodeInput.tsx';
import { guide } from './CodeInput.guide.tsx';

const meta = {
  title: 'Components/Forms/CodeInput',
  component: CodeInput,
  args: { label: 'Doğrulama kodu', value: '', onChange: fn(), onComplete: fn() },
  parameters: { guide },
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: CodeInputProps) {
  const [value, setValue] = useState('');
  return <CodeInput {...props} value={value} onChange={setValue} />;
}

export const Default: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Doğrulama kodu');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '12a4 56789');
    await expect(field).toHaveValue('124567');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith('124567');
    await userEvent.clear(field);
    await userEvent.paste('482 193');
    await expect(field).toHaveValue('482193');
  },
};

/** Every state side by side. */
export const States: Story = matrix(
  CodeInput,
  {
    empty: { value: '' },
    'on the way': { value: '482' },
    error: { value: '482193', error: 'Kod hatalı, 2 deneme hakkınız kaldı.' },
    disabled: { value: '482193', disabled: true },
  },
  { reachable: true },
);
