import { productPictureUrl } from '@havan/domain/product-picture';
import { Breadcrumb } from '@havan/ui/Breadcrumb';
import { Heading } from '@havan/ui/Heading';
import { ProductImage } from '@havan/ui/ProductImage';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { paths } from '../../../paths.ts';
import { offerTexts } from '../offer-texts.ts';
import { gallery } from '../gallery/ProductGallery.css.ts';
import * as css from './ProductHead.css.ts';

/**
 * Renders a product that is loading, with what is known of it: its picture, whose address follows from the id, and its
 * names once the document has them. The name is the largest paint of the page.
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
            <div className={css.awaitedTitle}>
              <Shimmer kind="lines" count={8} label={offerTexts.loading} said />
              <EarlyName productId={productId} />
            </div>
          </div>
        </div>
      </Stack>
      <OffersShimmer />
    </Stack>
  );
}

/** Renders brand and name as the loaded page does; the prerendered document fills them (`prerendered-product`). */
function EarlyName({ productId }: { productId: number }) {
  const early = globalThis.havanEarlyName;
  const known = early?.productId === productId ? early : null;
  return (
    <div className={css.early} hidden={known === null} data-early-name>
      <Stack space="xxs">
        <Text as="span" tone="positive" weight="strong">
          <span data-early-text>{known?.brandName}</span>
        </Text>
        <Heading level={1}>
          <span data-early-text>{known?.productName}</span>
        </Heading>
      </Stack>
    </div>
  );
}

/** Renders the placeholder of the offers. */
export function OffersShimmer() {
  return <Shimmer kind="rows" count={8} height={64} label="" />;
}
