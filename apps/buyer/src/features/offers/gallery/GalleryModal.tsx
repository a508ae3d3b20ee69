import { pictureViewLabels } from '@havan/domain/product-picture';
import { Modal } from '@havan/ui/Modal';
import { ProductImage } from '@havan/ui/ProductImage';
import { useState } from 'react';
import type { ProductDetail } from '../product/product-detail.ts';
import * as css from './ProductGallery.css.ts';

interface GalleryModalProps {
  readonly name: string;
  readonly picture: ProductDetail['product']['pictures'][number];
  readonly onClose: () => void;
}

/** Renders one picture as large as the window allows; a press enlarges it, so that small print can be read. */
export function GalleryModal({ name, picture, onClose }: GalleryModalProps) {
  const [isDoubled, setDoubled] = useState(false);
  return (
    <Modal open size="large" title={`${name}, ${pictureViewLabels[picture.view]}`} onClose={onClose}>
      <div className={css.large}>
        <button
          type="button"
          className={css.zoom[isDoubled ? 'double' : 'fit']}
          aria-pressed={isDoubled}
          aria-label="Yakınlaştır"
          onClick={() => setDoubled(!isDoubled)}
        >
          <ProductImage
            // The largest stored width, px.
            src={`${picture.url}&w=960`}
            alt={`${name}, ${pictureViewLabels[picture.view]}`}
            size="fill"
            eager
          />
        </button>
      </div>
    </Modal>
  );
}
