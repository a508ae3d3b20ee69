import { productPictureUrl } from '@havan/domain/product-picture';
import { Breadcrumb } from '@havan/ui/Breadcrumb';
import { ProductImage } from '@havan/ui/ProductImage';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { paths } from '../../../paths.ts';
import { offerTexts } from '../offer-texts.ts';
import { gallery } from '../gallery/ProductGallery.css.ts';
import * as css from './ProductHead.css.ts';

/**
 * Renders a product that is loading, with its picture, whose address follows from the id: it is the largest paint of
 * the page.
 */
export function ProductShimmer({ productId }: { productId: number }) {
  return (
    <Stack space="l">
      <Stack space="xs">
        <Breadcrumb items={[{ label: offerTexts.home, href: paths.home() }]} />
        <div className={css.head}>
          <div className={css.picture}>
            <div className={gallery}>
              <ProductImage src={productPictureUrl(productId)} alt="" size="hero" eager />
            </div>
          </div>
          <div className={css.title}>
            <Shimmer kind="lines" count={8} label={offerTexts.loading} said />
          </div>
        </div>
      </Stack>
      <OffersShimmer />
    </Stack>
  );
}

/** Renders the placeholder of the offers. */
export function OffersShimmer() {
  return <Shimmer kind="rows" count={8} height={64} label="" />;
}
