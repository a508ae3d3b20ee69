import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../docs/matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Checklist } from './Checklist.tsx';
import { guide } from './Checklist.guide.tsx';

const action = (
  <Button size="small" variant="outline">
    Başla
  </Button>
);
const meta = {
  title: 'Components/Data/Checklist',
  component: Checklist,
  args: {
    label: 'İlk adımlar',
    items: [
      { id: 'docs', title: 'Belgeler', why: 'Ruhsat ve vergi levhası.', minutes: 4, state: 'done', action },
      { id: 'iban', title: 'IBAN', why: 'Hakedişiniz bu hesaba ödenir.', minutes: 2, state: 'open', action },
    ],
  },
  parameters: { guide },
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 / 2 tamam')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Başla' })).toHaveLength(1);
    await expect(canvas.getByText('bekliyor · 2 dk')).toBeVisible();
  },
};

/** Every state side by side. */
export const States: Story = matrix(
  Checklist,
  {
    all: {
      items: [
        { id: 'a', title: 'Belgeler', why: 'Ruhsat ve vergi levhası.', state: 'done' },
        { id: 'b', title: 'IBAN', why: 'Hakedişiniz bu hesaba ödenir.', minutes: 2, state: 'open', action },
        {
          id: 'c',
          title: 'Kargo',
          why: 'Kesim saatiniz sözünüzdür.',
          state: 'waiting',
          reason: 'Bugün 17.00’ye kadar yanıtlanır.',
        },
        {
          id: 'd',
          title: 'Fatura',
          why: 'Her satışa fatura kesilir.',
          minutes: 5,
          state: 'missing',
          reason: 'Seri numarası okunamadı.',
          action,
        },
      ],
    },
  },
  { columns: 1 },
);
