import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const meta = {
  title: 'Components/Forms/Form',
  component: Form,
  args: { children: null, onSubmit: () => true },
  parameters: {
    ...guide({
      when: ['Around every set of fields that is sent.'],
      do: ['Let it be sent, then show what is wrong.'],
      dont: [
        'Do not disable the send button, except where the specification does (agreements, KEP and MERSIS).',
      ],
      criteria: [
        'The first error is scrolled into view, focused and highlighted for 2 s; typing clears it [Default].',
      ],
      messages: ['Stok alanı zorunludur', 'Fiyat alanı zorunludur', 'Miat geçmiş tarih olamaz'],
    }),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sent empty: the first field in error takes the focus and is highlighted for two seconds. */
export const Default: Story = {
  render: () => {
    const Example = () => {
      const [stock, setStock] = useState('');
      const [failed, setFailed] = useState(false);
      return (
        <Form
          aria-label="İlan"
          onSubmit={() => {
            setFailed(true);
            return stock !== '';
          }}
        >
          <Stack space="m" align="start">
            <TextField
              label="Stok"
              value={stock}
              onChange={setStock}
              error={failed && stock === '' ? 'Stok alanı zorunludur' : null}
            />
            <Button type="submit">İlanı kaydet</Button>
          </Stack>
        </Form>
      );
    };
    return <Example />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'İlanı kaydet' }));
    await expect(await canvas.findByText('Stok alanı zorunludur')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Stok')).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Stok'), '5');
    await expect(canvas.queryByText('Stok alanı zorunludur')).toBeNull();
  },
};
