import { paymentKeys } from '@havan/api-client/queries/sales/payment';
import { useNow } from '@havan/app-shell/viewport/use-now';
import type { SellerGroup } from '@havan/contract/cart/cart';
import { deliverySources } from '@havan/domain/carrier';
import { Box } from '@havan/ui/Box';
import { Grid } from '@havan/ui/Grid';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { CartDelivery } from '../../../shared/delivery/CartDelivery.tsx';
import { CarrierChoice } from '../../cart/lines/CarrierChoice.tsx';
import * as css from './CarrierPart.css.ts';
import { PaymentPart } from '../PaymentPart.tsx';
import { paymentTexts } from '../payment-texts.ts';

interface CarrierPartProps {
  readonly groups: readonly SellerGroup[];
  /** Delivery address; a seller that brings its goods itself does so only in its own districts. */
  readonly addressId: number | null;
}

/**
 * Renders the carrier of each parcel, and the delivery time of sellers that bring their goods. Sellers with neither are
 * left out.
 */
export function CarrierPart({ groups, addressId }: CarrierPartProps) {
  const client = useQueryClient();
  const now = useNow();
  const choices = groups.filter(
    ({ carriers, deliverySource }) => carriers.length > 0 || deliverySource === deliverySources.fromWarehouse,
  );
  if (choices.length === 0) return null;
  return (
    <PaymentPart title={paymentTexts.carrier} wide>
      <Grid columns={{ phone: 1, web: 2 }} space="l">
        {choices.map((group) => (
          <Box key={group.seller.sellerId} lineBelow="row" paddingY="xs">
            <div className={css.choice}>
              <Stack space="none">
                <Text>{group.seller.sellerUsername}</Text>
                <CartDelivery
                  sellerId={group.seller.sellerId}
                  deliverySource={group.deliverySource}
                  now={now}
                  addressId={addressId}
                />
              </Stack>
              {group.carriers.length > 0 ? (
                <CarrierChoice
                  group={group}
                  onChosen={() => void client.invalidateQueries({ queryKey: paymentKeys.checkouts })}
                />
              ) : null}
            </div>
          </Box>
        ))}
      </Grid>
    </PaymentPart>
  );
}
