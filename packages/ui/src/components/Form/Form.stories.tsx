import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { guide } from './Form.guide.tsx';

const meta = {
  title: 'Components/Forms/Form',
  component: Form,
  args: { children: null, onSubmit: () => true },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Submitted empty: the first invalid field takes the focus and is highlighted for two seconds. */
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
