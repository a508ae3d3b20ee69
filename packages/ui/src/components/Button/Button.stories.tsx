import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CartIcon, ChevronRightIcon, TrashIcon } from '../../icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Money } from '../Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';
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

/** Keeps its width and the tab stop; presses do nothing. */
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

export const States: Story = {
  render: () => (
    <Stack space="m">
      {(['solid', 'outline', 'quiet', 'ink'] as const).map((variant) => (
        <Inline key={variant} space="s">
          <Button variant={variant}>Onayla</Button>
          <Button variant={variant} icon={<CartIcon />}>
            Sepete ekle
          </Button>
          <Button variant={variant} after={<ChevronRightIcon />}>
            Ödemeye geç
          </Button>
          <Button variant={variant} tone="critical" icon={<TrashIcon />}>
            Sil
          </Button>
          <Button variant={variant} loading>
            Kaydet
          </Button>
          <Button variant={variant} disabled>
            Onayla
          </Button>
          <Button variant={variant} size="small">
            Kargo takip
          </Button>
        </Inline>
      ))}
      <Button size="large">Ödemeye geç</Button>
    </Stack>
  ),
};
