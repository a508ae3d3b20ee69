import { pictureViewLabels } from '@havan/domain/product-picture';
import { lazyDialog } from '@havan/app-shell/loading/LazyPart';
import { ProductImage } from '@havan/ui/ProductImage';
import { useState } from 'react';
import { offerTexts } from '../offer-texts.ts';
import type { ProductDetail } from '../product/product-detail.ts';
import * as css from './ProductGallery.css.ts';

const GalleryModal = lazyDialog(() => import('./GalleryModal.tsx'), 'GalleryModal');

interface ProductGalleryProps {
  readonly name: string;
  readonly pictures: ProductDetail['product']['pictures'];
}

/** Renders the pictures of a product by view; a press on one opens it large. */
export function ProductGallery({ name, pictures }: ProductGalleryProps) {
  const [at, setAt] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const shown = pictures[at];
  if (!shown) return null;
  const label = pictureViewLabels[shown.view];
  return (
    <div className={css.gallery}>
      <button
        type="button"
        className={css.stage}
        aria-label={offerTexts.enlarge(label)}
        onClick={() => setLarge(true)}
      >
        <ProductImage key={shown.url} src={shown.url} alt={`${name}, ${label}`} size="hero" eager />
      </button>
      <fieldset className={css.views} aria-label={offerTexts.pictures}>
        {pictures.map(({ view, url }, index) => (
          <button
            key={view}
            type="button"
            className={css.thumb[index === at ? 'on' : 'off']}
            aria-pressed={index === at}
            aria-label={pictureViewLabels[view]}
            onClick={() => setAt(index)}
          >
            <ProductImage src={url} alt="" size="medium" />
          </button>
        ))}
      </fieldset>
      {isLarge ? <GalleryModal name={name} picture={shown} onClose={() => setLarge(false)} /> : null}
    </div>
  );
}
