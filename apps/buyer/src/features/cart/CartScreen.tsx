import { basketQuery } from '@havan/api-client/queries/basket';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { LoadFailure } from '@havan/features/shell/LoadFailure';
import { RequireArea } from '@havan/features/shell/RequireArea';
import { useInSlices } from '@havan/features/shell/use-in-slices';
import { lazyDialog } from '@havan/features/shell/LazyPart';
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
import { Cart } from './Cart.tsx';
import { cartTexts } from './cart-texts.ts';
import { useInPlace } from './in-place.ts';
import { UndoRemoval } from './UndoRemoval.tsx';

const QuickOrder = lazyDialog(() => import('./quick-order/QuickOrder.tsx'), 'QuickOrder');

/** `/cart`: grouped by seller, with prices and stock of this moment. */
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
  const { data, error, refetch } = useQuery(basketQuery(api));
  const basket = useInSlices(useInPlace(data));
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
