import type { SmartCart } from '@havan/contract/cart/smart-cart';
import { Alert } from '@havan/ui/Alert';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { paths } from '../../paths.ts';
import { GapList } from './result/Gaps.tsx';
import { smartCartTexts as texts } from './smart-cart-texts.ts';
import { useSearchAgain } from './use-search-again.ts';

/**
 * Renders a list that cannot be supplied as wished: the missing products with the reasons, and the ways to continue.
 */
export function NoCart({ cart: { smartCartId, state, gaps } }: { cart: SmartCart }) {
  const again = useSearchAgain(smartCartId);
  // Part of the list is available; the named products block the rest.
  const hasRest = state === 'infeasible';
  return (
    <Stack space="m">
      <Alert kind="error" title={texts.infeasible}>
        {hasRest ? texts.infeasibleHint : texts.emptyCartHint}
      </Alert>
      <Box surface="sheet" lineAbove="section" lineBelow="row" paddingX="m" paddingY="xs">
        <GapList gaps={gaps} />
      </Box>
      <Inline space="s">
        {hasRest ? (
          <Button loading={again.isPending} onClick={() => again.search({ wishes: () => ({ min: false }) })}>
            {texts.searchShort}
          </Button>
        ) : null}
        <ButtonLink variant="outline" href={paths.smartCart()}>
          {texts.changeWishes}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
