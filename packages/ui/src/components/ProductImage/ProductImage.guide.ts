import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { ProductImage } from './ProductImage.tsx';

/** Returns the drawing of a package as a data URL, with `words` printed on it. */
const pack = (words = '') =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><path fill="#fff" d="M0 0h120v120H0z"/><path fill="#C9D8D0" d="M34 18h52v84H34z"/><path fill="#0F4D37" d="M34 30h52v16H34z"/><text x="60" y="84" text-anchor="middle" font-family="sans-serif" font-size="22" font-weight="700" fill="#A32018">${words}</text></svg>`,
  )}`;
const example = exampleOf(ProductImage, { alt: '', size: 'large' });

export const guide = defineGuide({
  when: ['Every picture of a product.'],
  whenNot: ['The drawing of an empty state: EmptyState.', 'A person or a seller: Avatar.'],
  do: [
    { say: 'One package, complete, on white.', show: example({ src: pack() }) },
    '`eager` for the picture of the product page and the first row of labels.',
    'An empty `alt` beside the name, otherwise the name.',
  ],
  dont: [
    'No stretched pictures: they are fitted into a tile.',
    { say: 'No text in pictures: a price in them becomes wrong.', show: example({ src: pack('%30') }) },
  ],
  keyboard: 'none',
  criteria: [
    'Loaded 50 px before it comes into view.',
    'A failed or missing picture is replaced by a placeholder [Failed, Missing].',
    'Its space is reserved while it loads: nothing shifts.',
  ],
  messages: ['…, fotoğraf yok'],
});
