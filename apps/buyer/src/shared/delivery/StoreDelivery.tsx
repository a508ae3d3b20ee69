import { useNow } from '@havan/app-shell/viewport/use-now';
import { Inline } from '@havan/ui/Inline';
import { Text } from '@havan/ui/Text';
import { BringingSentence } from './BringingSentence.tsx';
import { areaText, bringingOf } from './bringing-text.ts';
import { useBringing } from './use-bringing.ts';

/** Renders where and when a seller brings its goods; nothing for one that does not deliver to the buyer. */
export function StoreDelivery({ sellerId }: { readonly sellerId: number }) {
  const now = useNow();
  const seller = useBringing(sellerId);
  const bringing = seller && bringingOf(seller.deliverySource, seller, now);
  if (!seller || !bringing) return null;
  return (
    <Inline space="s">
      <BringingSentence bringing={bringing} />
      <Text as="span" size="small" tone="soft">
        {areaText(seller)}
      </Text>
    </Inline>
  );
}
