import type { SmartCart } from '@havan/contract/cart/smart-cart';
import { useIncrementalRender } from '@havan/app-shell/loading/use-incremental-render';
import { Stack } from '@havan/ui/Stack';
import type { CSSProperties } from 'react';
import { firstOf } from '../../../shared/lists/first-of.ts';
import { FoundGroup } from './FoundGroup.tsx';
import * as css from './FoundGroup.css.ts';
import { Gaps } from './Gaps.tsx';

/** Lines of the first render, which fill a tall screen; lines of each further step, few enough not to delay a press. */
const linesAtOnce = 24;
const linesAStep = 40;

interface FoundGroupsProps extends Pick<SmartCart, 'smartCartId' | 'groups'> {
  /** Gaps and groups of the cart; the gaps apply to every cart of this search. */
  readonly cart: Pick<SmartCart, 'gaps' | 'groups'>;
}

/** Renders the parcels of one cart. A long one is drawn in steps from the top; room for the rest is reserved. */
export function FoundGroups({ smartCartId, cart, groups }: FoundGroupsProps) {
  const lines = groups.reduce((sum, group) => sum + group.lines.length, 0);
  const drawn = useIncrementalRender(lines, linesAtOnce, linesAStep);
  return (
    <Stack space="l">
      <Gaps cart={cart} />
      {firstOf(groups, 'lines', drawn).map((group, place) => (
        <FoundGroup key={group.seller.sellerId} smartCartId={smartCartId} group={group} place={place} />
      ))}
      {drawn < lines ? (
        <div className={css.coming} style={{ '--lines': lines - drawn } as CSSProperties} />
      ) : null}
    </Stack>
  );
}
