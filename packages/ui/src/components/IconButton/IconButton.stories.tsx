import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlusIcon, TrashIcon } from '../../icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';
import { guide } from './IconButton.guide.ts';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: {
    guide,
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: 'Sepetten çıkar', icon: <TrashIcon />, onClick: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sepetten çıkar' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  args: { label: '', icon: null },
  render: () => (
    <Inline space="s">
      {(['quiet', 'outline', 'solid'] as const).map((variant) => (
        <IconButton key={variant} label="Ekle" icon={<PlusIcon />} variant={variant} tone="action" />
      ))}
      <IconButton label="Sil" icon={<TrashIcon />} tone="critical" />
      <IconButton label="Ekle" icon={<PlusIcon />} variant="outline" size="small" />
      <IconButton label="Ekle" icon={<PlusIcon />} variant="outline" disabled />
    </Inline>
  ),
};
