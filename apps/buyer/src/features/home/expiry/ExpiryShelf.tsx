import { Box } from '@havan/ui/Box';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { ProductImage } from '@havan/ui/ProductImage';
import { Ruler } from '@havan/ui/Ruler';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Text } from '@havan/ui/Text';
import { expiryCloseMonths } from '@havan/domain/limits';
import { paths } from '../../../paths.ts';
import { FavouriteHeart } from '../../../shared/product/FavouriteHeart.tsx';
import { marginOf, payPrice, permilleText } from '../../../shared/cart/prices.ts';
import { labelTexts } from '../../../shared/shared-texts.ts';
import { shelve } from './expiry-shelf.ts';
import * as css from './ExpiryShelf.css.ts';
import { homeTexts } from '../home-texts.ts';
import type { Section } from '../home-section.ts';

/**
 * Renders close expiry as a shelf: each product is at the month in which it expires, with its reduced price.
 */
export function ExpiryShelf({ section, now }: { section: Section; now: Date }) {
  const { title, subtitle, href, products } = section;
  return (
    <section className={css.frame} aria-label={title}>
      <Box paddingX="m" paddingY="s" lineBelow="row">
        <SectionHeader
          title={title}
          remark={subtitle}
          actions={href === null ? null : <Link href={href}>{homeTexts.all}</Link>}
        />
      </Box>
      <ol className={css.shelf}>
        {shelve(products, now).map(({ month, products: goods }) => (
          <li key={month} className={css.month}>
            <div className={css.goods}>
              {goods.map((product) => (
                <ShelfProduct key={product.productId} product={product} />
              ))}
            </div>
            <div className={css.mark}>
              <Text size="small" weight="strong" tone="attention">
                {homeTexts.month(month)}
              </Text>
              <Ruler value={month - 1} max={expiryCloseMonths} major={expiryCloseMonths} tone="attention" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ShelfProduct({ product }: { product: Section['products'][number] }) {
  const { productId, productName, productImageUrl, psf, bestListing } = product;
  if (!bestListing) return null;
  const pay = payPrice(bestListing);
  const margin = marginOf(pay, psf);
  return (
    <div className={css.place}>
      <Link href={paths.product(productId)} variant="bare">
        <span className={css.product}>
          <ProductImage src={productImageUrl} alt="" size="fill" />
          <Text as="span" size="small" lines={2} narrow>
            {productName}
          </Text>
          <Inline as="span" justify="between" space="xxs">
            <Money value={pay} />
            {margin ? (
              <Text as="span" size="tiny" tone="positive" weight="strong" noWrap>
                {labelTexts.margin(permilleText(margin.permille))}
              </Text>
            ) : null}
          </Inline>
        </span>
      </Link>
      <span className={css.corner}>
        <FavouriteHeart productId={productId} name={productName} liked={product.likedByUser} />
      </span>
    </div>
  );
}
