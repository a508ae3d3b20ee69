import type { OrderDetail } from '@havan/contract/orders';
import { Button } from '@havan/ui/Button';
import { PrintIcon } from '@havan/ui/icons';
import { PrintFrame } from '@havan/ui/PrintFrame';
import { useState } from 'react';
import { packingTexts } from './order-texts.ts';
import { PackingList } from './PackingList.tsx';

/** Puts the packing list on paper, and nothing else of the page. */
export function PackingListButton({ order }: { readonly order: OrderDetail }) {
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <>
      <Button variant="outline" icon={<PrintIcon />} onClick={() => setIsPrinting(true)}>
        {packingTexts.print}
      </Button>
      {isPrinting ? (
        <PrintFrame onDone={() => setIsPrinting(false)}>
          <PackingList order={order} />
        </PrintFrame>
      ) : null}
    </>
  );
}
