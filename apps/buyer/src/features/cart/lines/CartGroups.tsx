import type { CartState, SellerGroup } from '@havan/contract/cart/cart';
import { useIncrementalRender } from '@havan/app-shell/loading/use-incremental-render';
import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import { Stack } from '@havan/ui/Stack';
import { useState } from 'react';
import { CartGroup } from './CartGroup.tsx';
import * as css from './CartGroups.css.ts';
import { firstOf } from '../../../shared/lists/first-of.ts';
import { countOfWholeSellers, waitingLines } from '../cart-state.ts';

// Most carts have none.
const WaitingLines = lazyPart(() => import('../WaitingLines.tsx'), 'WaitingLines');

/** Lines of the first render: as many as a phone shows. A line has 75 elements. */
const linesAtOnce = 2;

/** Lines of each further step, few enough not to delay a press. */
const linesAStep = 40;

interface CartGroupsProps {
  readonly basket: CartState;
  /** Groups of the cart with something to buy. */
  readonly sellers: readonly SellerGroup[];
}

/** Renders the sellers beneath each other, and below them what cannot be bought now. */
export function CartGroups({ basket, sellers }: CartGroupsProps) {
  const [now] = useState(() => new Date());
  const total = sellers.reduce((sum, { lines }) => sum + lines.length, 0);
  const drawn = useIncrementalRender(total, linesAtOnce, linesAStep);
  return (
    <div className={drawn < total ? css.growing : undefined}>
      <Stack space="l">
        {firstOf(sellers, 'lines', countOfWholeSellers(sellers, drawn)).map((group) => (
          <CartGroup key={group.seller.sellerId} group={group} now={now} />
        ))}
        {drawn >= total && waitingLines(basket).length > 0 ? (
          <WaitingLines basket={basket} now={now} />
        ) : null}
      </Stack>
    </div>
  );
}
