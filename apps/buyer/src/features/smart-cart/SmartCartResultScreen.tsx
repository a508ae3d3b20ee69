import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Page } from '@havan/ui/Page';
import { Shimmer } from '@havan/ui/Shimmer';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { inOrder } from './result/alternative-order.ts';
import { Changes } from './result/Changes.tsx';
import { FoundGroups } from './result/FoundGroups.tsx';
import { BringLastList } from './LastSearch.tsx';
import { NoCart } from './NoCart.tsx';
import { ResultSummary } from './result/ResultSummary.tsx';
import { ResultWishes } from './result/ResultWishes.tsx';
import { smartCartTexts as texts } from './smart-cart-texts.ts';
import { useOwnList } from './list/use-own-list.ts';
import { useShownCart } from './result/use-shown-cart.ts';
import { useSmartCart } from './use-smart-cart.ts';

/**
 * Renders `/smartcart/result?id=&alternativeId=`: the cart found, which improves in place until it is proven optimal.
 */
export function SmartCartResultScreen() {
  useOwnList();
  const smartCartId = useSearchParams()[0].get('id');
  return (
    <RequireArea area="smartCart">
      <Page>
        <title>{`${texts.resultTitle} | Havan`}</title>
        <Stack space="l">
          <Inline justify="between">
            <Stack space="xxs">
              <Heading level={1}>{texts.resultTitle}</Heading>
              {smartCartId ? <ResultWishes smartCartId={smartCartId} /> : null}
            </Stack>
            <ButtonLink variant="outline" href={paths.smartCart()}>
              {texts.toList}
            </ButtonLink>
          </Inline>
          <Changes />
          {smartCartId ? <Found key={smartCartId} smartCartId={smartCartId} /> : <Nothing />}
        </Stack>
      </Page>
    </RequireArea>
  );
}

function Found({ smartCartId }: { smartCartId: string }) {
  const { data: answer, error, refetch } = useSmartCart(smartCartId);
  // A deferred value: another cart is rendered in slices of a few milliseconds, between which a press is handled.
  const cart = useDeferredValue(answer);
  const { order, alternativeId, show } = useShownCart(smartCartId);
  if (error && !cart) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!cart) return <Shimmer kind="rows" count={6} height={84} label={texts.loading} />;
  // Without a cart there is no summary: what the wishes excluded takes the whole width.
  if (cart.state !== 'searching' && cart.groups.length === 0) return <NoCart cart={cart} />;
  const chosen =
    alternativeId === null
      ? inOrder(cart.alternatives, order)[0]
      : cart.alternatives.find((each) => each.alternativeId === alternativeId);
  return (
    <Split
      aside={<ResultSummary cart={cart} chosen={chosen} order={order} onShow={show} />}
      asideWidth="wide"
      side="start"
      sticky
    >
      {/* Keyed by cart: another one replaces the lines as a whole instead of moving them while they are read. */}
      <FoundGroups
        key={`${chosen?.alternativeId ?? 0}:${cart.total}`}
        smartCartId={smartCartId}
        cart={cart}
        groups={(chosen ?? cart).groups}
      />
    </Split>
  );
}

/** Renders the page without a search in the address, with a link to the latest list. */
const Nothing = () => (
  <EmptyState kind="other" title={texts.empty} subtitle={texts.emptyHint} actions={<BringLastList />} />
);
