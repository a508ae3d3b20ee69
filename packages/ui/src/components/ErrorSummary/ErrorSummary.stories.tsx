import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { guide } from './ErrorSummary.guide.ts';

const meta = {
  title: 'Components/Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: 'vergi', message: 'Vergi numarası 10 hane olmalıdır.' },
      { fieldId: 'kep', message: 'KEP adresi .kep.tr ile bitmelidir.' },
    ],
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack space="m">
      <ErrorSummary {...args} />
      <TextField id="vergi" label="Vergi numarası" error="Vergi numarası 10 hane olmalıdır." />
      <TextField id="kep" label="KEP adresi" error="KEP adresi .kep.tr ile bitmelidir." />
    </Stack>
  ),
  play: async ({ canvas }) => {
    // A documentation page may move the focus to its heading while its examples load, so the click is
    // repeated.
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('link', { name: /KEP/ }));
      await expect(canvas.getByLabelText('KEP adresi')).toHaveFocus();
    });
  },
};
