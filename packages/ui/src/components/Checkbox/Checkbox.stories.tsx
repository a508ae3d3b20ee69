import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix } from '../../docs/matrix.tsx';
import { Checkbox } from './Checkbox.tsx';
import { guide } from './Checkbox.guide.tsx';

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

export const States: Story = matrix(
  Checkbox,
  {
    rest: {},
    ticked: { label: 'HV-604182 seç', defaultChecked: true },
    some: { label: 'Tümünü seç', indeterminate: true },
    disabled: { label: 'İade süresi doldu', disabled: true },
    'with error': {
      label: 'Üyelik Sözleşmesi’ni okudum, onaylıyorum.',
      error: 'Devam etmek için sözleşmeyi onaylayınız.',
    },
    'with help': { label: 'Kampanya e-postaları', help: 'Dilediğiniz zaman kapatabilirsiniz.' },
  },
  { reachable: true },
);
