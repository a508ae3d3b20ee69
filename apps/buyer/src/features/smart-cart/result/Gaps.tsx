import type { SmartCart } from '@havan/contract/cart/smart-cart';
import { Alert } from '@havan/ui/Alert';
import { Box } from '@havan/ui/Box';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { whyGap } from './result-texts.ts';
import { smartCartTexts as texts } from '../smart-cart-texts.ts';

/**
 * Renders the products that the cart contains only in part or not at all. Nothing while an incomplete cart is only the
 * starting point of the search.
 */
export function Gaps({ cart: { gaps, groups } }: { cart: Pick<SmartCart, 'gaps' | 'groups'> }) {
  if (gaps.length === 0 || groups.length === 0) return null;
  return (
    <Alert kind="warning" title={texts.gaps}>
      <GapList gaps={gaps} />
    </Alert>
  );
}

/** Renders each product with the quantity found, and what excludes the rest. */
export function GapList({ gaps }: Pick<SmartCart, 'gaps'>) {
  return (
    <ul>
      {gaps.map((gap) => (
        <Box as="li" key={gap.productId} paddingY="xs">
          <Stack space="none">
            <Text size="small" weight="strong">
              {gap.productName}
            </Text>
            <Text size="small">
              {texts.gapCount(gap.brought, gap.wanted)}. {whyGap(gap)}
            </Text>
          </Stack>
        </Box>
      ))}
    </ul>
  );
}
