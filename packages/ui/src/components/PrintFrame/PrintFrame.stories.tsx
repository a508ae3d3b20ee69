import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { PrintFrame } from './PrintFrame.tsx';

const meta = {
  title: 'Components/Overlays/PrintFrame',
  component: PrintFrame,
  args: { children: 'HV-604160', onDone: fn() },
  parameters: {
    ...guide({
      when: ['A label, a picking list, an order on paper.'],
      criteria: ['The dialog opens 250 ms after the content stands; nothing else goes on the paper.'],
    }),
  },
} satisfies Meta<typeof PrintFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drawn on paper only; the story stubs the dialog and waits for it to be asked for. */
export const Default: Story = {
  beforeEach: () => {
    const dialog = spyOn(window, 'print').mockImplementation(() => undefined);
    return () => dialog.mockRestore();
  },
  play: async () => {
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  },
};
