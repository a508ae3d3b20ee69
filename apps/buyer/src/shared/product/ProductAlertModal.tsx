import { ApiError } from '@havan/api-client/api-error';
import { alertMutation } from '@havan/api-client/queries/catalogue/alerts';
import type { ProductAlert } from '@havan/contract/catalogue/alerts';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { formatMoney } from '@havan/domain/money';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { amountUnreadable } from '@havan/validation/messages';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { Modal } from '@havan/ui/Modal';
import { MoneyField } from '@havan/ui/MoneyField';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { alertModalTexts } from './alert-modal-texts.ts';

interface ProductAlertModalProps {
  readonly productId: number;
  readonly name: string;
  readonly alert: ProductAlert | null;
  readonly priceNow: number | null;
  readonly onClose: () => void;
}

/** Renders the settings of an alert: its events and the highest price. */
export function ProductAlertModal({ productId, name, alert, priceNow, onClose }: ProductAlertModalProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation(alertMutation(api));
  // The stored alert may be loaded after the dialog has opened, so it is shown until something is changed.
  const [changed, setWish] = useState<ProductAlert | null>(null);
  const wish = changed ?? alert ?? { productId, priceDrop: true, backInStock: true, targetPrice: null };
  const [isUnread, setUnread] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const form = useId();
  const send = (next: ProductAlert) =>
    mutate(next, {
      onSuccess: (saved) => {
        toast({
          title: saved ? alertModalTexts.saved : alertModalTexts.removed,
          description: name,
          tone: 'positive',
        });
        onClose();
      },
    });
  return (
    <Modal
      open
      size="small"
      title={alertModalTexts.title}
      onClose={onClose}
      footer={
        <>
          {alert ? (
            <Button
              variant="quiet"
              onClick={() => send({ productId, priceDrop: false, backInStock: false, targetPrice: null })}
            >
              {alertModalTexts.remove}
            </Button>
          ) : (
            <Button variant="quiet" onClick={onClose}>
              {alertModalTexts.cancel}
            </Button>
          )}
          <Button type="submit" form={form} loading={isPending}>
            {alertModalTexts.save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // An invalid amount is no price to wait for.
          const refuses = wish.priceDrop && isUnread;
          setRefused(refuses);
          if (!isPending && !refuses) send(wish);
        }}
      >
        <Stack space="m">
          <Text weight="strong">{name}</Text>
          {error ? (
            <Alert kind="error">{error instanceof ApiError ? error.message : defaultAlert}</Alert>
          ) : null}
          <Stack space="s">
            <Checkbox
              label={alertModalTexts.priceDrop}
              checked={wish.priceDrop}
              onChange={(priceDrop) => setWish({ ...wish, priceDrop })}
            />
            {wish.priceDrop ? (
              <MoneyField
                label={alertModalTexts.target}
                optional
                help={alertModalTexts.targetHelp(priceNow === null ? null : formatMoney(priceNow))}
                value={wish.targetPrice}
                error={isRefused && isUnread ? amountUnreadable : null}
                onInvalid={(text) => setUnread(text !== null)}
                onChange={(targetPrice) =>
                  setWish({ ...wish, targetPrice: targetPrice === 0 ? null : targetPrice })
                }
              />
            ) : null}
            <Checkbox
              label={alertModalTexts.backInStock}
              checked={wish.backInStock}
              onChange={(backInStock) => setWish({ ...wish, backInStock })}
            />
          </Stack>
          <Text size="small" tone="soft">
            {alertModalTexts.where}
          </Text>
        </Stack>
      </form>
    </Modal>
  );
}
