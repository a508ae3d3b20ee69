import type { Basket, BasketGroup } from '@havan/contract/basket';
import { Stack } from '@havan/ui/Stack';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { CartGroup } from './CartGroup.tsx';
import { firstLines, waitingLines } from './cart-state.ts';

// Most carts have none.
const WaitingLines = lazy(async () => ({ default: (await import('./WaitingLines.tsx')).WaitingLines }));

interface CartGroupsProps {
  readonly basket: Basket;
  /** Those of the basket with something to buy. */
  readonly sellers: readonly BasketGroup[];
}

/** The sellers beneath each other, and below them what cannot be bought now. */
export function CartGroups({ basket, sellers }: CartGroupsProps) {
  const [now] = useState(() => new Date());
  const total = sellers.reduce((sum, { lines }) => sum + lines.length, 0);
  const drawn = useGrowing(total);
  return (
    <Stack space="l">
      {firstLines(sellers, drawn).map((group) => (
        <CartGroup key={group.seller.sellerId} group={group} now={now} />
      ))}
      {drawn >= total && waitingLines(basket).length > 0 ? (
        <Suspense fallback={null}>
          <WaitingLines basket={basket} now={now} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

/** As many lines as a tall screen shows. */
const linesAtOnce = 12;

/** As many lines as are drawn between two presses without either being felt. */
const linesAStep = 40;

/**
 * How many of `total` lines to draw: a screenful at once, then step by step all of them. Each step is a transition,
 * which gives way to a press; one for the whole rest would put hundreds of lines into the page in one piece.
 */
function useGrowing(total: number): number {
  const [drawn, setDrawn] = useState(linesAtOnce);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + linesAStep));
  }, [drawn, total]);
  return drawn;
}
