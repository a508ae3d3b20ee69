import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Miatları kontrol ettim; satırlardaki miatla gönderiyorum.', onChange: fn() },
  parameters: {
    ...guide({
      when: ['An agreement, a choice that is sent with a form, several of many.'],
      whenNot: ['It takes effect at once: Switch.'],
      do: ['Write what is agreed to, as a whole sentence.'],
      dont: ['Never tick an agreement beforehand.'],
      keyboard: [['Space', 'ticks and unticks']],
    }),
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
