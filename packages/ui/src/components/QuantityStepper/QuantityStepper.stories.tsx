import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useState } from 'react';
import { matrix } from '../../docs/matrix.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import { guide } from './QuantityStepper.guide.tsx';

const meta = {
  title: 'Components/Forms/QuantityStepper',
  component: QuantityStepper,
  args: {
    label: 'Adet, Akçınar Ecza Deposu',
    value: 5,
    min: 5,
    max: 40,
    step: 5,
    onChange: fn(),
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onRefuse: fn() },
  render: (args) => {
    const Controlled = () => {
      const [value, setValue] = useState(5);
      return <QuantityStepper {...args} value={value} onChange={setValue} />;
    };
    return <Controlled />;
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.click(canvas.getByRole('button', { name: 'Artır' }));
    await expect(input).toHaveValue('10');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveValue('5');
    await userEvent.clear(input);
    await userEvent.type(input, '1240000');
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    await userEvent.clear(input);
    await userEvent.type(input, '900{Enter}');
    await expect(input).toHaveValue('40');
    await expect(canvas.getByRole('button', { name: 'Artır' })).toBeDisabled();
    // A fraction is not a quantity, and does not lose its comma to become another number.
    await userEvent.clear(input);
    await userEvent.type(input, '1,5{Enter}');
    await expect(input).toHaveValue('40');
    await expect(args.onRefuse).toHaveBeenLastCalledWith('1,5');
  },
};

/** A typed number that was replaced is explained below the field until the next one. */
export const Refused: Story = {
  render: (args) => {
    const Controlled = () => {
      const [value, setValue] = useState(10);
      return <QuantityStepper {...args} value={value} onChange={setValue} />;
    };
    return <Controlled />;
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton');
    const refusals = [
      ['50', '40', 'En çok 40 adet alınabilir.'],
      ['2', '5', 'En az 5 adet alınabilir.'],
      ['12', '10', '5 adetlik paketlerle alınır.'],
      ['-7', '10', 'En az 5 adet alınabilir.'],
      ['1,5', '10', 'Adet bir tam sayı olmalı.'],
    ] as const;
    for (const [typed, kept, reason] of refusals) {
      await userEvent.clear(input);
      await userEvent.type(input, `${typed}{Enter}`);
      await expect(input).toHaveValue(kept);
      await expect(await canvas.findByText(reason)).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Artır' }));
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

export const Sizes: Story = matrix(
  QuantityStepper,
  {
    medium: { value: 10 },
    small: { size: 'small', value: 10 },
    large: { size: 'large', value: 10 },
    'at the least': { value: 5 },
    'at the most': { value: 40 },
    'seven digits': { value: 1_240_000, max: 9_999_999 },
    disabled: { value: 10, disabled: true },
  },
  { columns: 3, reachable: true },
);
