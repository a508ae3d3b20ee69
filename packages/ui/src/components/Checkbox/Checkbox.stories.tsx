import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';
import { guide } from './Checkbox.guide.ts';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Miatları kontrol ettim; satırlardaki miatla gönderiyorum.', onChange: fn() },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const States: Story = {
  render: () => (
    <Stack space="s">
      <Checkbox label="Seçili" defaultChecked />
      <Checkbox label="Bir kısmı seçili" indeterminate />
      <Checkbox label="Seçilemez" disabled />
      <Checkbox
        label="Üyelik Sözleşmesi'ni okudum, onaylıyorum."
        error="Devam etmek için sözleşmeyi onaylayınız."
      />
    </Stack>
  ),
};
