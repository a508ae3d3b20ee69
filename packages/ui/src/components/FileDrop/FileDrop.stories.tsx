import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  title: 'Components/Forms/FileDrop',
  component: FileDrop,
  args: {
    label: 'Fatura',
    hideLabel: true,
    help: 'PDF ya da JPEG, en çok 10 MB',
    files: [],
    onAdd: fn(),
    onRemove: fn(),
  },
  parameters: {
    ...guide({
      when: ['Invoices, pictures of a damaged parcel, price lists.'],
      do: ['Name the types and the limit in `help` before anything goes wrong.'],
      criteria: [
        'Works without dropping: the whole field is the label of a file input.',
        'Each file has its own way travelled, its own error, its own remove button.',
      ],
      messages: ['Dosyayı buraya bırakın ya da seçin'],
    }),
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(
      canvas.getByLabelText(/Dosyayı buraya bırakın/),
      new File(['x'], 'fatura.pdf', { type: 'application/pdf' }),
    );
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const OnTheWay: Story = {
  args: {
    files: [
      { id: '1', name: 'fatura-604182.pdf' },
      { id: '2', name: 'fatura-604177.pdf', progress: 62 },
      { id: '3', name: 'resim.heic', error: 'Bu dosya türü yüklenemiyor; PDF ya da JPEG seçiniz.' },
    ],
  },
};
