import { cartCarrierMutation } from '@havan/api-client/queries/cart/cart-work';
import type { SellerGroup } from '@havan/contract/cart/cart';
import { formatMoney } from '@havan/domain/money';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { Box } from '@havan/ui/Box';
import { Select } from '@havan/ui/Select';
import { Text } from '@havan/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { cartTexts } from '../cart-texts.ts';

interface CarrierChoiceProps {
  readonly group: SellerGroup;
  /** Called once the server has stored it. */
  readonly onChosen?: () => void;
}

/**
 * Renders the choice of the carrier for this seller's parcel, which is stored for later carts. With one carrier only
 * its name is shown.
 */
export function CarrierChoice({ group: { seller, carriers, carrierId }, onChosen }: CarrierChoiceProps) {
  const { api } = useAppProfile();
  const reportFailure = useFailureToast();
  const select = useMutation({
    ...cartCarrierMutation(api),
    onError: (error) => reportFailure(error, cartTexts.carrierFailed),
  });
  const [only] = carriers;
  if (!only) return <span />;
  if (carriers.length === 1) {
    return (
      <Box paddingX="s">
        <Text size="small" tone="soft">
          {only.name}
        </Text>
      </Box>
    );
  }
  return (
    <Select
      label={cartTexts.carrierOf(seller.sellerUsername)}
      hideLabel
      value={String(select.isPending ? select.variables.carrierId : carrierId)}
      onChange={(chosen) =>
        select.mutate(
          { sellerId: seller.sellerId, carrierId: Number(chosen) },
          { onSuccess: () => onChosen?.() },
        )
      }
      options={carriers.map(({ carrierId: value, name, surcharge }) => ({
        value: String(value),
        label: cartTexts.carrierOption(name, surcharge > 0 ? formatMoney(surcharge) : null),
      }))}
    />
  );
}
