import type { SmartCart } from '@havan/contract/cart/smart-cart';
import { useIncrementalRender } from '@havan/app-shell/loading/use-incremental-render';
import { Stack } from '@havan/ui/Stack';
import type { CSSProperties } from 'react';
import { firstOf } from '../../../shared/lists/first-of.ts';
import { FoundGroup } from './FoundGroup.tsx';
import * as css from './FoundGroup.css.ts';
import { Gaps } from './Gaps.tsx';

/** Lines that fill a tall screen, and as many as are drawn between two presses without either being felt. */
const linesAtOnce = 24;
const linesAStep = 40;

interface FoundGroupsProps extends Pick<SmartCart, 'smartCartId' | 'groups'> {
  /** Gaps and groups of the cart; the gaps apply to every cart of this search. */
  readonly cart: Pick<SmartCart, 'gaps' | 'groups'>;
}

/**
 * Renders the parcels of one basket. A long one grows: what stands first is drawn first, the rest keeps its
 * place meanwhile.
 */
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
