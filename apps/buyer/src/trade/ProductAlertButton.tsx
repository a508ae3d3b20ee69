import type { ProductAlert } from '@havan/contract/alerts';
import { Button } from '@havan/ui/Button';
import { BellIcon } from '@havan/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { alertTexts } from './alert-texts.ts';

const ProductAlertModal = lazy(() =>
  import('./ProductAlertModal.tsx').then((file) => ({ default: file.ProductAlertModal })),
);

interface ProductAlertButtonProps {
  readonly productId: number;
  readonly name: string;
  readonly alert: ProductAlert | null;
  /** The best price now, kuruş; null without an offer. */
  readonly priceNow: number | null;
}

/** Says what will be told of a product, and opens the settings of it. */
export function ProductAlertButton({ productId, name, alert, priceNow }: ProductAlertButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<BellIcon fill={alert ? 'currentColor' : 'none'} />}
        aria-label={alertTexts.buttonOf(name, alert)}
        onClick={() => setOpen(true)}
      >
        {alertTexts.summary(alert)}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ProductAlertModal
            productId={productId}
            name={name}
            alert={alert}
            priceNow={priceNow}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
