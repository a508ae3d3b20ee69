import { cartQuery } from '@havan/api-client/queries/cart/cart';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { useChunkedList } from '@havan/app-shell/loading/use-chunked-list';
import { lazyDialog } from '@havan/app-shell/loading/LazyPart';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { SmartCartLink } from '../../shared/cart/SmartCartLink.tsx';
import { Cart } from './Cart.tsx';
import { cartTexts } from './cart-texts.ts';
import { useInPlace } from './in-place.ts';
import { UndoRemoval } from './removal/UndoRemoval.tsx';

const QuickOrder = lazyDialog(() => import('./quick-order/QuickOrder.tsx'), 'QuickOrder');

/** Renders `/cart`: grouped by seller, with prices and stock of this moment. */
export function CartScreen() {
  return (
    <RequireArea area="cart">
      <Page>
        <title>{`${cartTexts.title} | Havan`}</title>
        <KnownCart />
      </Page>
    </RequireArea>
  );
}

function KnownCart() {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(cartQuery(api));
  const basket = useChunkedList(useInPlace(data));
  const [isOrdering, setOrdering] = useState(false);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!basket) {
    return (
      <Stack space="m">
        <SectionHeader level={1} title={cartTexts.title} />
        <Shimmer kind="rows" count={6} height={84} label={cartTexts.loading} said />
      </Stack>
    );
  }
  return (
    <>
      {basket.groups.length === 0 ? (
        <EmptyState
          kind="other"
          title={cartTexts.empty}
          isHeading
          subtitle={cartTexts.emptyHint}
          actions={
            <>
              <ButtonLink href={paths.category()}>{cartTexts.toCategories}</ButtonLink>
              <Button variant="outline" onClick={() => setOrdering(true)}>
                {cartTexts.quickOrder}
              </Button>
              <SmartCartLink />
              <UndoRemoval />
            </>
          }
        />
      ) : (
        <Cart basket={basket} onQuickOrder={() => setOrdering(true)} />
      )}
      {isOrdering ? <QuickOrder onClose={() => setOrdering(false)} /> : null}
    </>
  );
}
