import { basketAcceptMutation } from '@havan/api-client/queries/basket';
import type { Basket } from '@havan/contract/basket';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CartGroup } from './CartGroup.tsx';
import { changedLineIds, payableGroups } from './cart-state.ts';
import { CartSummary } from './CartSummary.tsx';
import { cartTexts } from './cart-texts.ts';
import { PayBar } from './PayBar.tsx';
import { useUncheckedSellers } from './unchecked-sellers.ts';

/** The sellers beneath each other, what changed above them, the sum beside them. */
export function Cart({ basket }: { basket: Basket }) {
  const { api } = useAppProfile();
  const [now] = useState(() => new Date());
  const unchecked = useUncheckedSellers((store) => store.sellerIds);
  const toggle = useUncheckedSellers((store) => store.toggle);
  const accept = useMutation(basketAcceptMutation(api));
  const groups = payableGroups(basket, unchecked);
  const changed = changedLineIds(basket.groups);
  const lines = basket.groups.flatMap((group) => group.lines);
  const units = lines.reduce((sum, { count }) => sum + count, 0);
  return (
    <Stack space="m">
      <SectionHeader
        level={1}
        title={cartTexts.title}
        remark={cartTexts.remark(basket.groups.length, lines.length, units)}
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
      <Split sticky aside={<CartSummary groups={groups} />}>
        <Stack space="l">
          {basket.groups.map((group) => (
            <CartGroup
              key={group.seller.sellerId}
              group={group}
              now={now}
              isChosen={!unchecked.includes(group.seller.sellerId)}
              onToggle={() => toggle(group.seller.sellerId)}
            />
          ))}
        </Stack>
      </Split>
      <PayBar groups={groups} />
    </Stack>
  );
}
