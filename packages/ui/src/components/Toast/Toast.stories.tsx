import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ownWindow } from '../../docs/own-window.ts';
import { Button } from '../Button/Button.tsx';
import { type ToastMessage, useToast } from './Toast.tsx';
import { guide } from './Toast.guide.ts';

function Example({ message }: { message: ToastMessage }) {
  const toast = useToast();
  return <Button onClick={() => toast(message)}>Sepetten çıkar</Button>;
}

const meta = {
  title: 'Components/Overlays/Toast',
  component: Example,
  args: {
    message: {
      title: 'Ürün sepetten çıkarıldı',
      action: { label: 'Geri al', onPress: fn() },
      // No timeout, so that the documentation page shows it at any time.
      duration: 0,
    },
  },
  // Loads the viewport before the test, which does not measure its loading time.
  beforeEach: async () => {
    await import('./ToastViewport.tsx');
  },
  parameters: {
    guide,
    ...ownWindow(240),
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sepetten çıkar' }));
    await waitFor(() => expect(screen.getByText('Ürün sepetten çıkarıldı')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    await expect(args.message.action?.onPress).toHaveBeenCalledOnce();
    // After an undo the message is removed and cannot be undone twice.
    await waitFor(() => expect(screen.queryByText('Ürün sepetten çıkarıldı')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Sepetten çıkar' }));
    await waitFor(() => expect(screen.getByText('Ürün sepetten çıkarıldı')).toBeVisible());
  },
};

export const NextStep: Story = {
  args: {
    message: {
      title: '604435 onaylandı.',
      duration: 0,
      action: { label: 'Geri al', onPress: fn() },
      next: { label: 'Kargoya ver', onPress: fn() },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sepetten çıkar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Kargoya ver' }));
    await expect(args.message.next?.onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('604435 onaylandı.')).toBeNull());
  },
};

/** A bar at the bottom has text beside its button: messages cover neither. */
export const AboveABar: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', inset: 'auto 0 0 0' }} data-bar="">
        1 hücre yazılamadı {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sepetten çıkar' }));
    const title = await screen.findByText('Ürün sepetten çıkarıldı');
    await waitFor(() => expect(title).toBeVisible());
    const bar = canvas.getByText(/1 hücre yazılamadı/).getBoundingClientRect();
    await expect(title.getBoundingClientRect().bottom).toBeLessThan(bar.top);
  },
};

/** The button is where messages usually appear, so they appear elsewhere. */
export const BesideThePress: Story = {
  tags: ['!autodocs'],
  decorators: [(Story) => <div style={{ position: 'fixed', right: 40, bottom: 40 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sepetten çıkar' });
    await userEvent.click(button);
    const title = await screen.findByText('Ürün sepetten çıkarıldı');
    await waitFor(() => expect(title).toBeVisible());
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button')).toBe(
      button,
    );
  },
};

/** The next page has its button where a message is shown, so the message moves. */
export const OnTheNextPage: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const before = document.title;
    await userEvent.click(canvas.getByRole('button', { name: 'Sepetten çıkar' }));
    const title = await screen.findByText('Ürün sepetten çıkarıldı');
    await waitFor(() => expect(title).toBeVisible());
    const { left, top, width, height } = title.getBoundingClientRect();
    const next = document.createElement('button');
    next.textContent = 'Ödemeyi tamamla';
    next.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
    canvasElement.append(next);
    document.title = 'Ödeme | Havan';
    await waitFor(() => expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(next));
    next.remove();
    document.title = before;
  },
};

/** The header returns with the next page, so a message at the top moves below it. */
export const BeneathTheHead: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <>
        <header style={{ position: 'fixed', inset: '-80px 0 auto 0', height: 80 }}>
          <button type="button">Hesabım</button>
        </header>
        <div style={{ position: 'fixed', inset: 'auto 0 0 0' }} data-bar="">
          Sepette 4 ürün {Story()}
        </div>
      </>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const before = document.title;
    const head = canvasElement.querySelector('header');
    await userEvent.click(canvas.getByRole('button', { name: 'Sepetten çıkar' }));
    const title = await screen.findByText('Ürün sepetten çıkarıldı');
    await waitFor(() => expect(title).toBeVisible());
    await expect(title.getBoundingClientRect().top).toBeLessThan(80);
    if (head) head.style.top = '0';
    document.title = 'Talep 33 | Havan';
    await waitFor(() => expect(title.getBoundingClientRect().top).toBeGreaterThan(80));
    document.title = before;
  },
};

export const Failure: Story = {
  args: {
    message: {
      title: 'Ürün sepetten çıkarılamadı',
      description: 'Bağlantınızı kontrol edin.',
      tone: 'critical',
      duration: 0,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sepetten çıkar' }));
    // The text is in the message and in the region that announces it; only the region is announced.
    const toast = await screen.findByRole('alertdialog', { name: 'Ürün sepetten çıkarılamadı' });
    await waitFor(() => expect(toast).toBeVisible());
    await expect(toast).toHaveAttribute('aria-live', 'off');
    await expect(within(toast).getByRole('button', { name: 'Kapat' })).toBeVisible();
    await expect(screen.getByRole('alert')).toHaveTextContent('Bağlantınızı kontrol edin.');
  },
};
