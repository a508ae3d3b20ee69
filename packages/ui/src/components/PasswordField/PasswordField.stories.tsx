import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';
import { guide } from './PasswordField.guide.ts';

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Şifre', autoComplete: 'current-password' },
  parameters: {
    guide,
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Şifre');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Şifreyi göster' }));
    await expect(input).toHaveAttribute('type', 'text');
  },
};

export const Strength: Story = {
  args: {
    label: 'Yeni şifre',
    autoComplete: 'new-password',
    strength: 3,
    help: 'En az 8 karakter; büyük harf, küçük harf ve rakam.',
  },
};

export const Strengths: Story = {
  render: () => (
    <Stack space="m">
      {([0, 1, 2, 3, 4] as const).map((strength) => (
        <PasswordField
          key={strength}
          label={`Yeni şifre ${strength}`}
          autoComplete="new-password"
          strength={strength}
        />
      ))}
    </Stack>
  ),
};
