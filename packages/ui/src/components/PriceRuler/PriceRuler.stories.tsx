import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type PriceMark, PriceRuler } from './PriceRuler.tsx';
import { guide } from './PriceRuler.guide.ts';

const nine: PriceMark[] = [36_100, 37_990, 39_850, 40_475, 40_900, 41_520, 41_800, 42_490, 44_600].map(
  (value, index) => ({
    id: String(index),
    value,
    label: `Satıcı ${index + 1}`,
    tone: index === 2 ? 'main' : index < 2 ? 'attention' : 'neutral',
  }),
);

/** Two hundred offers around two prices, the same in every run. */
const many: PriceMark[] = Array.from({ length: 200 }, (_, index) => ({
  id: String(index),
  value: 36_000 + ((index * 7919) % 4000) + (index % 3 === 0 ? 6000 : 0),
  label: `Satıcı ${index + 1}`,
  tone: index === 5 ? 'main' : index % 9 === 0 ? 'attention' : 'neutral',
}));

const meta = {
  title: 'Components/Language/PriceRuler',
  component: PriceRuler,
  args: {
    title: 'Fiyat cetveli',
    summary: '9 teklif, PSF ve son 30 gün aynı ölçekte',
    gainLabel: 'PSF marjı',
    marks: nine,
    floor: { value: 35_890, label: 'son 30 günün en düşüğü' },
    ceiling: { value: 68_500, label: 'PSF' },
    onPick: fn(),
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof PriceRuler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const first = await canvas.findByRole('button', { name: '361,00 TL, Satıcı 1' });
    first.focus();
    await expect(await canvas.findByText('361,00 TL, Satıcı 1')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('1');
  },
};

export const Many: Story = { args: { marks: many, summary: '200 teklif' } };
export const One: Story = { args: { marks: nine.slice(2, 3), summary: '1 teklif' } };
export const WithoutLimits: Story = {
  args: { marks: nine },
  render: ({ floor: _floor, ceiling: _ceiling, ...rest }) => <PriceRuler {...rest} />,
};
/** Shown at phone width only on its own page, not on the page of the component. */
export const Phone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
