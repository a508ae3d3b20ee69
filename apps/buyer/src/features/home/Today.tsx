import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import { formatMoney } from '@havan/domain/money';
import { Box } from '@havan/ui/Box';
import { DistanceRuler } from '@havan/ui/DistanceRuler';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { expiringId } from '@havan/features/orders/performance/expiring/expiring-id';
import { paths } from '../../paths.ts';
import { SmartCartLink } from '../../shared/cart/SmartCartLink.tsx';
import type { TodayFacts } from './home-section.ts';
import { homeTexts } from './home-texts.ts';
import * as css from './Today.css.ts';

const CalmDay = lazyPart(() => import('./calm/CalmDay.tsx'), 'CalmDay', { isQuiet: true });

/**
 * Renders the open work of this pharmacy: orders, approvals, close expiry in its own purchases, the cart
 * nearest to free shipping.
 */
export function Today({ today }: { today: TodayFacts }) {
  const { ordersUnderway, awaitingApproval, closeExpiryPurchased, nearestFreeShipping } = today;
  const counts = [
    {
      count: ordersUnderway,
      name: homeTexts.ordersUnderway,
      hint: homeTexts.ordersUnderwayHint,
      href: paths.orders(),
    },
    {
      count: awaitingApproval,
      name: homeTexts.awaitingApproval,
      hint: homeTexts.awaitingApprovalHint,
      href: paths.orders('delivered'),
    },
    {
      count: closeExpiryPurchased,
      name: homeTexts.closeExpiry,
      hint: homeTexts.closeExpiryHint,
      href: `${paths.performance()}#${expiringId}`,
    },
  ].filter(({ count }) => count > 0);
  return (
    <Box as="section" surface="sheet" frame="section" aria-label={homeTexts.today}>
      <div className={css.panel}>
        <Box paddingX="m" paddingY="s">
          <Inline justify="between">
            <Heading level={2} size="panel">
              {homeTexts.today}
            </Heading>
            <SmartCartLink />
          </Inline>
        </Box>
        <div className={css.rest}>
          {counts.map(({ count, name, hint, href }) => (
            <Box key={name} lineAbove="row" paddingX="m" paddingY="s">
              <div className={css.entry}>
                <Text size="figure">{count}</Text>
                <Stack space="none">
                  <Text weight="strong">
                    <Link href={href} variant="name">
                      {name}
                    </Link>
                  </Text>
                  <Text size="small" tone="soft">
                    {hint}
                  </Text>
                </Stack>
              </div>
            </Box>
          ))}
          {nearestFreeShipping ? (
            <Box lineAbove="row" paddingX="m" paddingY="s">
              <div className={css.middle}>
                <Stack space="xs">
                  <Text weight="strong">
                    <Link href={paths.cart()} variant="name">
                      {homeTexts.cartOf(nearestFreeShipping.sellerUsername)}
                    </Link>
                  </Text>
                  <Text size="small" tone="soft">
                    {homeTexts.toFree(
                      formatMoney(nearestFreeShipping.freeShippingFrom - nearestFreeShipping.goods),
                    )}
                  </Text>
                  <DistanceRuler
                    value={nearestFreeShipping.goods}
                    max={nearestFreeShipping.freeShippingFrom}
                    label={homeTexts.cartOf(nearestFreeShipping.sellerUsername)}
                  />
                </Stack>
              </div>
            </Box>
          ) : null}
          {counts.length === 0 && !nearestFreeShipping ? <CalmDay /> : null}
        </div>
      </div>
    </Box>
  );
}
