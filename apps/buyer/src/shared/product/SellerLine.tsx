import type { Seller } from '@havan/contract/catalogue/catalogue';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Text } from '@havan/ui/Text';
import { paths } from '../../paths.ts';
import { SellerScore, SellerTick } from './SellerMarks.tsx';

interface SellerLineProps {
  readonly seller: Seller;
  /** Whether it is the heading of the seller's part of a page. */
  readonly isHeading?: boolean;
}

/** Renders a seller with its score and place. */
export function SellerLine({ seller, isHeading = false }: SellerLineProps) {
  const name = (
    <Link href={paths.seller(seller.sellerId)} variant="name">
      {seller.sellerUsername}
    </Link>
  );
  return (
    <Inline space="xs">
      {isHeading ? (
        <Heading level={2} size="panel">
          {name}
        </Heading>
      ) : (
        name
      )}
      <SellerScore seller={seller} />
      <SellerTick seller={seller} />
      <Text as="span" size="small" tone="soft">
        {seller.cityName}
      </Text>
    </Inline>
  );
}
