import type { ProductAlert } from '@havan/contract/catalogue/alerts';
import { lazyDialog } from '@havan/app-shell/loading/LazyPart';
import { Button, type ButtonLook } from '@havan/ui/Button';
import { BellIcon } from '@havan/ui/icons';
import { useState } from 'react';
import { alertTexts } from './alert-texts.ts';

const ProductAlertModal = lazyDialog(() => import('./ProductAlertModal.tsx'), 'ProductAlertModal');

interface ProductAlertButtonProps {
  readonly productId: number;
  readonly name: string;
  readonly alert: ProductAlert | null;
  /** The best price now, kuruş; null without an offer. */
  readonly priceNow: number | null;
  /** Look of the button; small and `quiet` within a row. */
  readonly variant?: NonNullable<ButtonLook['variant']>;
}

/** Renders the button with the alert of a product, which opens its settings. */
export function ProductAlertButton({
  productId,
  name,
  alert,
  priceNow,
  variant = 'quiet',
}: ProductAlertButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size={variant === 'quiet' ? 'small' : 'medium'}
        icon={<BellIcon fill={alert ? 'currentColor' : 'none'} />}
        aria-label={alertTexts.buttonOf(name, alert)}
        onClick={() => setOpen(true)}
      >
        {alertTexts.summary(alert)}
      </Button>
      {isOpen ? (
        <ProductAlertModal
          productId={productId}
          name={name}
          alert={alert}
          priceNow={priceNow}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
