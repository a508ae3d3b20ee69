import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { ProductImage } from './ProductImage.tsx';

/** Returns a box as a maker would send it, and the same with a price printed over it. */
const pack = (words = '') =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><path fill="#fff" d="M0 0h120v120H0z"/><path fill="#C9D8D0" d="M34 18h52v84H34z"/><path fill="#0F4D37" d="M34 30h52v16H34z"/><text x="60" y="84" text-anchor="middle" font-family="sans-serif" font-size="22" font-weight="700" fill="#A32018">${words}</text></svg>`,
  )}`;
const example = exampleOf(ProductImage, { alt: '', size: 'large' });

export const guide = defineGuide({
  when: ['Every picture of a product.'],
  whenNot: ['A drawing of a state: EmptyState.', 'A person or a seller: Avatar.'],
  do: [
    { say: 'One pack, whole, on white.', show: example({ src: pack() }) },
    '`eager` for the picture of the product page and the first row of labels.',
    'An empty `alt` beside the name, the name itself where it stands alone.',
  ],
  dont: [
    'No stretched pictures: they are fitted on a tile.',
    { say: 'No text in pictures: the price in them is wrong tomorrow.', show: example({ src: pack('%30') }) },
  ],
  keyboard: 'none',
  criteria: [
    'Loaded 50 px before it comes into sight.',
    'A failure is never a broken picture [Failed]; a missing one says so [Missing].',
    'Its place is kept while it loads: nothing jumps.',
  ],
  messages: ['…, fotoğraf yok'],
});
