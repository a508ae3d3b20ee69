import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';
import { guide } from './FileDrop.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

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
    guide,
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
export const Pasting: Story = {
  args: { onPasteText: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByLabelText(/Dosyayı buraya bırakın/).focus();
    await userEvent.paste('8690000417263\t46');
    await expect(args.onPasteText).toHaveBeenCalledWith('8690000417263\t46');
    await expect(args.onAdd).not.toHaveBeenCalled();
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

/** Every state side by side. */
export const States: Story = matrix(
  FileDrop,
  {
    empty: { files: [] },
    'on the way': { files: [{ id: '1', name: 'fatura.pdf', progress: 60 }] },
    there: { files: [{ id: '1', name: 'fatura.pdf' }] },
    failed: { files: [{ id: '1', name: 'fatura.docx', error: 'Bu dosya türü desteklenmiyor.' }] },
  },
  { reachable: true },
);
