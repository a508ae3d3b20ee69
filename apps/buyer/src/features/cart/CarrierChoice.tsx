import { basketCargoMutation } from '@havan/api-client/queries/basket-work';
import type { BasketGroup } from '@havan/contract/basket';
import { formatMoney } from '@havan/domain/money';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { useFailureToast } from '@havan/features/shell/use-failure-toast';
import { Select } from '@havan/ui/Select';
import { Text } from '@havan/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { cartTexts } from './cart-texts.ts';

interface CarrierChoiceProps {
  readonly group: BasketGroup;
  /** Called once the server knows it. */
  readonly onChosen?: () => void;
}

/** Who brings this seller's parcel; the choice stays for later carts. A seller with one carrier leaves none. */
export function CarrierChoice({ group: { seller, carriers, carrierId }, onChosen }: CarrierChoiceProps) {
  const { api } = useAppProfile();
  const tellFailure = useFailureToast();
  const select = useMutation({
    ...basketCargoMutation(api),
    onError: (error) => tellFailure(error, cartTexts.carrierFailed),
  });
  const [only] = carriers;
  if (!only) return <span />;
  if (carriers.length === 1) {
    return (
      <Text size="small" tone="soft">
        {only.name}
      </Text>
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
