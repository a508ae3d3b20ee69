import type { SmartCart } from '@havan/contract/smart-cart';
import { Alert } from '@havan/ui/Alert';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { whyGap } from './result-texts.ts';
import { smartCartTexts as texts } from './smart-cart-texts.ts';

/** Products that the basket does not bring whole, each with the wish that kept its offers out. */
export function Gaps({
  cart: { gaps, groups, state },
}: {
  cart: Pick<SmartCart, 'gaps' | 'groups' | 'state'>;
}) {
  const isInfeasible = state === 'infeasible';
  // A search that may come short begins with nothing; that says nothing about any product.
  const isEarly = state === 'searching' && groups.length === 0;
  if (!isInfeasible && (gaps.length === 0 || isEarly)) return null;
  return (
    <Alert kind={isInfeasible ? 'error' : 'warning'} title={isInfeasible ? texts.infeasible : texts.gaps}>
      <Stack space="xs">
        {isInfeasible ? <Text size="small">{texts.infeasibleHint}</Text> : null}
        <Stack as="ul" space="xs">
          {gaps.map((gap) => (
            <li key={gap.productId}>
              <Text size="small">
                <strong>{gap.productName}</strong>: {texts.gapCount(gap.brought, gap.wanted)}.{' '}
                {whyGap(gap.offers)}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Alert>
  );
}
