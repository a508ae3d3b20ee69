import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlusIcon, TrashIcon } from '../../icons.ts';
import { matrix } from '../../docs/matrix.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';
import { guide } from './IconButton.guide.tsx';

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

/** Renders the three variants of one state side by side. */
const inAllVariants = (props: Partial<IconButtonProps>) => () => (
  <Inline space="s">
    {(['quiet', 'outline', 'solid'] as const).map((variant) => (
      <IconButton key={variant} label="Ekle" icon={<PlusIcon />} variant={variant} {...props} />
    ))}
  </Inline>
);

/** Each state in all variants: quiet, outline, solid. */
export const States: Story = {
  args: { label: '', icon: null },
  ...matrix(
    IconButton,
    {
      rest: inAllVariants({}),
      action: inAllVariants({ tone: 'action' }),
      critical: inAllVariants({ tone: 'critical', label: 'Sil', icon: <TrashIcon /> }),
      small: inAllVariants({ size: 'small' }),
      disabled: inAllVariants({ disabled: true }),
    },
    { columns: 4, reachable: true },
  ),
};
