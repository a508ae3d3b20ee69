import { cartAcceptMutation } from '@havan/api-client/queries/cart/cart-work';
import type { CartState } from '@havan/contract/cart/cart';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { useIncrementalRender } from '@havan/app-shell/loading/use-incremental-render';
import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { BarcodeIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import { SmartCartLink } from '../../shared/cart/SmartCartLink.tsx';
import { CartGroups } from './lines/CartGroups.tsx';
import { buyableGroups, changedLineIds, payableGroups } from './cart-state.ts';
import { CartSummary } from './CartSummary.tsx';
import { cartTexts } from './cart-texts.ts';
import { PayBar } from './PayBar.tsx';
import { UndoRemoval } from './removal/UndoRemoval.tsx';
import { useUncheckedSellers } from './lines/unchecked-sellers.ts';
import { useRemoveLines } from './removal/use-remove-lines.ts';

// Loaded apart, because it needs an answer of its own.
const CartHints = lazyPart(() => import('./hints/CartHints.tsx'), 'CartHints', { isQuiet: true });

interface CartProps {
  readonly basket: CartState;
  readonly onQuickOrder: () => void;
}

/** Rendered in three steps (head, lines, sum), because one render of all would block a phone. */
const parts = 3;

/** Renders the cart: a notice of changed lines above, the sellers beneath each other, the sum beside them. */
export function Cart({ basket, onQuickOrder }: CartProps) {
  const { api } = useAppProfile();
  const unchecked = useUncheckedSellers((store) => store.sellerIds);
  const reportFailure = useFailureToast();
  const accept = useMutation({
    ...cartAcceptMutation(api),
    onError: (error) => reportFailure(error, cartTexts.acceptFailed),
  });
  const remove = useRemoveLines();
  const drawn = useIncrementalRender(parts, 1, 1);
  const sellers = buyableGroups(basket);
  const groups = payableGroups(basket, unchecked);
  const changed = changedLineIds(basket.groups);
  const lines = sellers.flatMap((group) => group.lines);
  const units = lines.reduce((sum, { count }) => sum + count, 0);
  return (
    <Stack space="m">
      <SectionHeader
        level={1}
        title={cartTexts.title}
        remark={cartTexts.remark(sellers.length, lines.length, units)}
        actionsBelow
        actions={
          <Inline space="xs">
            <Button variant="outline" size="small" icon={<BarcodeIcon />} onClick={onQuickOrder}>
              {cartTexts.quickOrder}
            </Button>
            <SmartCartLink />
            <UndoRemoval />
            {lines.length > 0 ? (
              <Button variant="outline" size="small" onClick={() => remove(lines)}>
                {cartTexts.clear}
              </Button>
            ) : null}
          </Inline>
        }
      />
      {changed.length > 0 ? (
        <Alert
          kind="warning"
          title={cartTexts.changed(changed.length)}
          actions={
            <Button variant="ink" loading={accept.isPending} onClick={() => accept.mutate(changed)}>
              {cartTexts.accept}
            </Button>
          }
        >
          {cartTexts.changedHint}
        </Alert>
      ) : null}
      <Split
        sticky
        aside={
          drawn < parts ? null : (
            <Stack space="m">
              <CartSummary groups={groups} />
              <CartHints basket={basket} />
            </Stack>
          )
        }
      >
        {drawn === 1 ? (
          <Shimmer kind="rows" count={6} height={84} label="" />
        ) : (
          <CartGroups basket={basket} sellers={sellers} />
        )}
      </Split>
      <PayBar groups={groups} />
    </Stack>
  );
}
