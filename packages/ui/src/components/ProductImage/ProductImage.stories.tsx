import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

// @spec §8 image-failure

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect x="3" y="1" width="4" height="8" fill="#1F4E5F"/></svg>')}`;
import { ProductImage } from './ProductImage.tsx';
import { guide } from './ProductImage.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Data/ProductImage',
  component: ProductImage,
  args: { src: picture, alt: 'Virendo Magnezyum ambalajı', eager: true },
  parameters: {
    guide,
  },
} satisfies Meta<typeof ProductImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { src: picture, alt: 'Virendo Magnezyum ambalajı', size: 'large', eager: true },
};
export const Failed: Story = {
  args: { src: 'data:image/png;base64,AAAA', alt: 'Virendo Magnezyum', size: 'large', eager: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Virendo Magnezyum, fotoğraf yok' })).toBeVisible();
  },
};
export const Missing: Story = { args: { src: null, alt: '', size: 'medium' } };

/** Every state side by side. */
export const States: Story = matrix(
  ProductImage,
  { small: { size: 'small' }, medium: { size: 'medium' }, missing: { size: 'medium', src: null } },
  { columns: 3 },
);
