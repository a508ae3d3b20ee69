import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { HorizonRuler } from './HorizonRuler.tsx';
import { guide } from './HorizonRuler.guide.ts';

const meta = {
  title: 'Components/Language/HorizonRuler',
  component: HorizonRuler,
  args: {
    label: 'Rafınızdaki miatlar',
    summary: '218 ilanın miadı 8 aydan yakın',
    reading: (unit) => `${unit.label}, ${unit.count} ilan`,
    units: [4, 9, 12, 20, 31, 48, 52, 42, 60, 71, 66, 80, 74, 69, 90, 84, 77, 60, 55, 71, 64, 50, 42, 38].map(
      (count, index) => {
        const month = ((11 + index) % 12) + 1;
        const label = `${String(month).padStart(2, '0')}/${2026 + Math.floor((11 + index) / 12)}`;
        return {
          id: label,
          label,
          count,
          tone: index < 2 ? 'critical' : index < 8 ? 'attention' : 'positive',
          href: `#${label}`,
        };
      },
    ),
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof HorizonRuler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', { name: '12/2026, 4 ilan' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: '01/2027, 9 ilan' })).toHaveFocus();
  },
};
