import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { matrix } from '../../docs/matrix.tsx';
import { guide } from './ChoiceRuler.guide.ts';
import { ChoiceRuler } from './ChoiceRuler.tsx';

const meta = {
  title: 'Components/Forms/ChoiceRuler',
  component: ChoiceRuler,
  args: {
    label: 'Seçenekler',
    remark: '3 sepet',
    value: 'a',
    onChange: fn(),
    choices: [
      { id: 'a', label: 'En ucuz', reading: '3 koli, 6.141,00 TL' },
      { id: 'b', label: '2 koli', reading: '2 koli, 6.190,00 TL, +%0,8' },
      { id: 'c', label: '1 koli', reading: '1 koli, 6.512,40 TL, +%6,1' },
    ],
  },
  parameters: { guide },
} satisfies Meta<typeof ChoiceRuler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Seçenekler' });
    await expect(slider).toHaveAttribute('aria-valuetext', '3 koli, 6.141,00 TL');
    // The browser turns keys into a change event; the keys themselves are tested in `visual/reach.spec.ts`.
    await fireEvent.change(slider, { target: { value: '1' } });
    await expect(args.onChange).toHaveBeenCalledWith('b');
  },
};
/** Changes with arrow keys, Home, End, and a click on a tick. */
export const Moving: Story = {
  render: function Moving(args) {
    const [value, setValue] = useState(args.value);
    return <ChoiceRuler {...args} value={value} onChange={setValue} />;
  },
};
export const Dearest: Story = { args: { value: 'c' } };
export const One: Story = {
  args: { choices: [{ id: 'a', label: 'En ucuz', reading: '1 koli, 820,00 TL' }], remark: '1 sepet' },
};

/** Every state side by side. */
export const States: Story = matrix(
  ChoiceRuler,
  {
    first: {},
    last: { value: 'c' },
    one: { choices: [{ id: 'a', label: 'En ucuz', reading: '1 koli, 820,00 TL' }] },
  },
  { columns: 1, reachable: true },
);

/** Only the two ends are labelled when there is no room for all labels. */
export const Crowded: Story = {
  args: {
    choices: ['En ucuz', 'Puan 9,1', '4 koli', 'Miat 05/2027', '3 koli', '2 koli', '1 koli'].map((label) => ({
      id: label,
      label,
      reading: label,
    })),
    value: '4 koli',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En ucuz')).toBeVisible();
    await expect(canvas.getByText('1 koli')).toBeVisible();
    await expect(canvas.queryByText('Puan 9,1')).toBeNull();
  },
};
