import type { Seller } from '@havan/contract/catalogue';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Text } from '@havan/ui/Text';
import { paths } from '../paths.ts';
import { SellerScore, SellerTick } from './SellerMarks.tsx';

/** Names the part of a cart that one seller sends: who it is, how it is judged, where it sits. */
export function SellerHeading({ seller }: { seller: Seller }) {
  return (
    <Inline space="xs">
      <Heading level={2} size="panel">
        <Link href={paths.seller(seller.sellerId)} variant="name">
          {seller.sellerUsername}
        </Link>
      </Heading>
      <SellerScore seller={seller} />
      <SellerTick seller={seller} />
      <Text as="span" size="small" tone="soft">
        {seller.cityName}
      </Text>
    </Inline>
  );
}
