import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { useState } from 'react';
import { Inline } from '../Inline/Inline.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  title: 'Components/Forms/QuantityStepper',
  component: QuantityStepper,
  args: { label: 'Adet, Akçınar Ecza Deposu', value: 5, min: 5, max: 40, step: 5, onChange: fn() },
  parameters: {
    ...guide({
      when: ['How many of one offer, in the table and in the cart.'],
      whenNot: ['Stock or weight: NumberField; nobody steps to 1.240.'],
      do: ['Give the seller’s least amount as `min`, the package as `step`, the stock as `max`.'],
      dont: ['Do not correct the person while typing: only leaving the field brings the number back.'],
      keyboard: [
        ['↑ ↓', 'one step more or less'],
        ['Page Up, Page Down', 'ten steps'],
        ['Home', 'the least'],
        ['Enter', 'takes what is typed'],
      ],
      criteria: [
        'Steps, bounds and typing as played [Default].',
        'The input is selected on focus, so one can type at once.',
      ],
      messages: ['Azalt', 'Artır'],
    }),
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => {
    const Controlled = () => {
      const [value, setValue] = useState(5);
      return <QuantityStepper {...args} value={value} onChange={setValue} />;
    };
    return <Controlled />;
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.click(canvas.getByRole('button', { name: 'Artır' }));
    await expect(input).toHaveValue('10');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveValue('5');
    await userEvent.clear(input);
    await userEvent.type(input, '900{Enter}');
    await expect(input).toHaveValue('40');
    await expect(canvas.getByRole('button', { name: 'Artır' })).toBeDisabled();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline space="m">
      <QuantityStepper {...args} size="small" />
      <QuantityStepper {...args} size="medium" />
      <QuantityStepper {...args} size="large" />
      <QuantityStepper {...args} disabled />
    </Inline>
  ),
};
