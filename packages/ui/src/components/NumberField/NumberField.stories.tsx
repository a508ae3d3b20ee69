import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { useState } from 'react';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  args: { label: 'Desi', decimals: 2, value: null, onChange: fn() },
  parameters: {
    ...guide({
      when: ['A measured number: weight, percentage.'],
      whenNot: ['A count that goes by steps: QuantityStepper. Money: MoneyField.'],
      criteria: ['Comma and dot are both taken; at most the given decimals stay [Default].'],
    }),
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => {
    const Controlled = () => {
      const [value, setValue] = useState<number | null>(null);
      return <NumberField {...args} value={value} onChange={setValue} />;
    };
    return <Controlled />;
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Desi');
    await userEvent.type(input, '1234.567');
    await expect(input).toHaveValue('1234,56');
    await userEvent.tab();
    await expect(input).toHaveValue('1.234,56');
  },
};
