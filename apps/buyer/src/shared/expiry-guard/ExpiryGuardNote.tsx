import { sentenceOf } from '@havan/api-client/api-error';
import { expiryGuardMutation, expiryGuardQuery } from '@havan/api-client/queries/cart/expiry-guard';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { setExpiryGuard } from '@havan/contract/cart/expiry-guard';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { expiryGuardTexts as texts } from './expiry-guard-texts.ts';

interface ExpiryGuardNoteProps {
  readonly listingId: number;
  readonly productName: string;
  readonly quantity: number;
  /** Applies the quantity that can be used in time; without it the sentence only names it. */
  readonly onQuantity?: (quantity: number) => void;
}

/**
 * Renders a warning when a quantity would outlast its expiry at the pace of the company's own purchases; it never
 * refuses.
 */
export function ExpiryGuardNote({ listingId, productName, quantity, onQuantity }: ExpiryGuardNoteProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const { data: warning } = useQuery(expiryGuardQuery(api, listingId, quantity));
  const guard = useMutation(expiryGuardMutation(api));
  const maySwitchOff = useMay(setExpiryGuard);
  if (!warning) return null;
  const { productId, fitting } = warning;
  const switchOff = () =>
    guard.mutate(
      { productId, isOn: false },
      {
        onSuccess: () => toast({ title: texts.off(productName) }),
        onError: (error) => toast({ title: sentenceOf(error), tone: 'critical' }),
      },
    );
  return (
    <Inline space="xs">
      <Text as="span" size="small" tone="attention">
        {texts.sentence(warning)}
      </Text>
      {fitting !== null && onQuantity ? (
        <Button
          variant="outline"
          size="small"
          aria-label={texts.takeOf(productName, fitting)}
          onClick={() => onQuantity(fitting)}
        >
          {texts.take(fitting)}
        </Button>
      ) : null}
      {maySwitchOff ? (
        <Button
          variant="quiet"
          size="small"
          loading={guard.isPending}
          aria-label={texts.switchOffOf(productName)}
          onClick={switchOff}
        >
          {texts.switchOff}
        </Button>
      ) : null}
    </Inline>
  );
}
