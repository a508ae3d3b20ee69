import type { Meta, StoryObj } from '@storybook/react-vite';
import { cloneElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PlusIcon } from '../../icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Money } from '../Money/Money.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { RulerReading } from '../RulerReading/RulerReading.tsx';
import { ScoreBadge } from '../ScoreBadge/ScoreBadge.tsx';
import { LabelSheet } from './LabelSheet.tsx';
import { guide } from './LabelSheet.guide.tsx';

const names = [
  'minikuş Bebek Pişik Kremi 100 g',
  'perlanova Seramidli Nemlendirici Krem 200 ml',
  'Folyara D3+K2 Damla 20 ml',
  'Denvita Omega-3 1200 mg 60 Yumuşak Kapsül',
  'solenya Güneş Koruyucu Fluid SPF 50+ 50 ml',
  'brisola Dökülme Karşıtı Şampuan 300 ml',
];

const cards = names.map((name, index) => (
  <ProductCard
    key={name}
    href={`#${index}`}
    name={name}
    image={null}
    remark={`(0${index + 1}/2027)`}
    remarkTone={index < 5 ? 'attention' : 'neutral'}
    ruler={
      <RulerReading
        text={`0${index + 1}/2027`}
        value={index + 2}
        tone="attention"
        remark={`${index + 2} ay, yakın miat`}
      />
    }
    price={<Money value={9840 + index * 4010} size="large" />}
    priceNote={
      <>
        PSF <Money value={26_500 + index * 5000} strike bare quiet />
      </>
    }
    gain={<strong>%62</strong>}
    foot={
      <>
        <ScoreBadge value="9,6" grade="top" label="Satıcı puanı" />
        Defneli Ecza Deposu
      </>
    }
    action={
      <IconButton
        label={`${name}, sepete ekle`}
        icon={<PlusIcon />}
        variant="outline"
        tone="action"
        size="small"
      />
    }
  />
));

const meta = {
  title: 'Components/Language/LabelSheet',
  component: LabelSheet,
  args: { label: 'Yakın miat fırsatları', children: cards },
  parameters: {
    guide,
  },
} satisfies Meta<typeof LabelSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With names of one, two and three lines, the rulers and prices of a row are still aligned. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
    const labels = canvas.getAllByRole('article');
    const first = labels.filter((label) => top(label) === top(labels[0] as Element));
    await expect(first.length).toBeGreaterThan(1);
    for (const part of [/yakın miat/, /^PSF/]) {
      const tops = first.map((label) => top(within(label).getByText(part)));
      await expect(new Set(tops).size).toBe(1);
    }
  },
};
export const Strip: Story = {
  args: {
    layout: 'strip',
    children: [...cards, ...cards.map((card) => cloneElement(card, { key: `2 ${card.key}` }))],
  },
  play: async ({ canvas }) => {
    const back = () => canvas.getByRole('button', { name: /^Geri kaydır/ });
    const on = () => canvas.getByRole('button', { name: /^İleri kaydır/ });
    // The buttons are loaded on demand, which may take long on a busy machine.
    await canvas.findByRole('button', { name: /^Geri kaydır/ }, { timeout: 15_000 });
    await waitFor(() => expect(back()).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(on());
    await waitFor(() => expect(back()).toHaveAttribute('aria-disabled', 'false'));
    canvas.getByRole('list').scrollTo({ left: 9999, behavior: 'instant' });
    on().focus();
    await waitFor(() => expect(on()).toHaveAttribute('aria-disabled', 'true'));
    await expect(on()).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(on()).color).not.toBe(getComputedStyle(back()).color));
    canvas.getByRole('list').scrollTo({ left: 0, behavior: 'instant' });
    await waitFor(() => expect(back()).toHaveAttribute('aria-disabled', 'true'));
  },
};
/** Shown at phone width only on its own page, not on the page of the component. */
export const Phone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
