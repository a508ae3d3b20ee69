import { paymentKeys } from '@havan/api-client/queries/sales/payment';
import type { SellerGroup } from '@havan/contract/cart/cart';
import { Box } from '@havan/ui/Box';
import { Grid } from '@havan/ui/Grid';
import { Text } from '@havan/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { CarrierChoice } from '../../cart/lines/CarrierChoice.tsx';
import * as css from './CarrierPart.css.ts';
import { PaymentPart } from '../PaymentPart.tsx';
import { paymentTexts } from '../payment-texts.ts';

/** Who brings which parcel; sellers who name no carrier are left out. */
export function CarrierPart({ groups }: { groups: readonly SellerGroup[] }) {
  const client = useQueryClient();
  const choices = groups.filter(({ carriers }) => carriers.length > 0);
  if (choices.length === 0) return null;
  return (
    <PaymentPart title={paymentTexts.carrier} wide>
      <Grid columns={{ phone: 1, web: 2 }} space="l">
        {choices.map((group) => (
          <Box key={group.seller.sellerId} lineBelow="row" paddingY="xs">
            <div className={css.choice}>
              <Text>{group.seller.sellerUsername}</Text>
              <CarrierChoice
                group={group}
                onChosen={() => void client.invalidateQueries({ queryKey: paymentKeys.checkouts })}
              />
            </div>
          </Box>
        ))}
      </Grid>
    </PaymentPart>
  );
}
