import { alertQuery } from '@havan/api-client/queries/catalogue/alerts';
import type { Listing } from '@havan/contract/catalogue/catalogue';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMayEnter } from '@havan/app-shell/profile/use-basic-infos';
import type { ButtonLook } from '@havan/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { ProductAlertButton } from '../../../shared/product/ProductAlertButton.tsx';
import { payPrice } from '../../../shared/cart/prices.ts';
import type { ProductDetail } from './product-detail.ts';

interface ProductAlarmProps {
  readonly product: Pick<ProductDetail['product'], 'productId' | 'productName'>;
  readonly listings: readonly Listing[];
  readonly variant?: NonNullable<ButtonLook['variant']>;
}

/** Renders the stored alert of the product; nothing for a user who may not follow one. */
export function ProductAlarm({ product: { productId, productName }, listings, variant }: ProductAlarmProps) {
  const { api } = useAppProfile();
  const mayFollow = useMayEnter('favorites') !== false;
  const alert = useQuery({ ...alertQuery(api, productId), enabled: mayFollow });
  const prices = listings.map((each) => payPrice(each));
  if (!mayFollow) return null;
  return (
    <ProductAlertButton
      productId={productId}
      name={productName}
      alert={alert.data ?? null}
      priceNow={prices.length > 0 ? Math.min(...prices) : null}
      {...(variant && { variant })}
    />
  );
}
