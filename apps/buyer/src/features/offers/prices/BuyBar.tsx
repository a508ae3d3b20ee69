import type { Listing } from '@havan/contract/catalogue/catalogue';
import { formatMoney } from '@havan/domain/money';
import { Button } from '@havan/ui/Button';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useEffect, useState } from 'react';
import { FootBar } from '../../../shared/cart/FootBar.tsx';
import { payPrice } from '../../../shared/cart/prices.ts';
import { addToCartTexts } from '../../../shared/shared-texts.ts';
import { recommendedButtonId } from '../offer-row-id.ts';
import { buyBarTexts } from './buy-bar-texts.ts';

interface BuyBarProps {
  readonly listing: Listing;
  readonly count: number;
  readonly onAdd: () => void;
  readonly isAdding: boolean;
}

/**
 * Renders price and button of the recommended offer at the foot of the window while the panel's own button is not
 * wholly in view.
 */
export function BuyBar({ listing, count, onAdd, isAdding }: BuyBarProps) {
  const [isBeside, setIsBeside] = useState(true);
  useEffect(() => {
    const button = document.getElementById(recommendedButtonId);
    if (!button) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsBeside(entry?.isIntersecting === true), {
      threshold: 1,
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, []);
  if (isBeside) return null;
  const pay = payPrice(listing, { count });
  return (
    <FootBar>
      <Stack space="none">
        <Money value={pay} size="standard" />
        {/* A company in review sees no prices: the amount is 0 then. */}
        {pay === 0 ? null : (
          <Text size="small" tone="soft">
            {count > 1 ? buyBarTexts.sum(count, formatMoney(pay * count)) : buyBarTexts.unit}
          </Text>
        )}
      </Stack>
      <Button size="large" wide loading={isAdding} onClick={onAdd}>
        {addToCartTexts.add}
      </Button>
    </FootBar>
  );
}
