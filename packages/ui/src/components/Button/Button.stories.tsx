import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CartIcon, ChevronRightIcon, TrashIcon } from '../../icons.ts';
import { matrix } from '../../docs/matrix.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Money } from '../Money/Money.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import { guide } from './Button.guide.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Sepete ekle', onClick: fn() },
  parameters: { guide },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete ekle' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const WithAmount: Story = {
  args: { size: 'large', wide: true, icon: <CartIcon />, after: <Money value={199_250} tone="inherit" /> },
};

/** Keeps its width and its focus; clicks have no effect. */
export const Loading: Story = {
  args: { loading: true, loadingText: 'Sepete ekleniyor' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status', { name: 'Sepete ekleniyor' })).toBeVisible();
  },
};

/** Renders the four variants of one state side by side. */
const inAllVariants = (props: Partial<ButtonProps>) => () => (
  <Inline space="s">
    {(['solid', 'outline', 'quiet', 'ink'] as const).map((variant) => (
      <Button key={variant} variant={variant} {...props}>
        {props.children ?? 'Onayla'}
      </Button>
    ))}
  </Inline>
);

/** Each state in all variants: solid, outline, quiet, ink. */
export const States: Story = matrix(
  Button,
  {
    rest: inAllVariants({}),
    disabled: inAllVariants({ disabled: true }),
    loading: inAllVariants({ loading: true }),
    critical: inAllVariants({ tone: 'critical', children: 'Kaldır' }),
    icon: inAllVariants({ icon: <CartIcon />, children: 'Ekle' }),
    after: inAllVariants({ after: <ChevronRightIcon />, children: 'Devam' }),
    small: inAllVariants({ size: 'small' }),
    large: { size: 'large', children: 'Ödemeye geç' },
    flush: { variant: 'quiet', flush: true, children: 'Yanıtla' },
    'icon, critical': { tone: 'critical', variant: 'outline', icon: <TrashIcon />, children: 'İlanı kaldır' },
  },
  { reachable: true },
);
