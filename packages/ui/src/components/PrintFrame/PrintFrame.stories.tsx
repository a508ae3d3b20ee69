import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { ownWindow } from '../../docs/own-window.ts';
import { PrintFrame } from './PrintFrame.tsx';
import { guide } from './PrintFrame.guide.ts';

// @spec §2.3 print-modal

const meta = {
  title: 'Components/Overlays/PrintFrame',
  component: PrintFrame,
  args: { children: 'HV-604160', onDone: fn() },
  parameters: {
    guide,
    ...ownWindow(160),
  },
} satisfies Meta<typeof PrintFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rendered in print only; the story stubs `window.print` and waits for its call. */
export const Default: Story = {
  beforeEach: () => {
    const dialog = spyOn(window, 'print').mockImplementation(() => undefined);
    return () => dialog.mockRestore();
  },
  play: async () => {
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  },
};

/** The page has the size of the label; unmounting removes that size. */
export const OnALabel: Story = {
  tags: ['!autodocs'],
  ...Default,
  args: { pageSize: '100mm 150mm' },
  play: async () => {
    const rules = document.adoptedStyleSheets.flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    await expect(rules.join()).toContain('size: 100mm 150mm');
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  },
};
