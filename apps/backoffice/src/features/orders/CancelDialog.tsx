import { cancelOrderByPlatformMutation } from '@havan/api-client/queries/backoffice/money/orders';
import type { MarketOrder } from '@havan/contract/backoffice/money/orders';
import { formatMoney } from '@havan/domain/money';
import { platformCancelReasons } from '@havan/domain/platform-order';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { moneyBackText } from './money-back.ts';

interface CancelDialogProps {
  readonly order: MarketOrder;
  readonly onClose: () => void;
}

const title = 'Sipariş iptal edilsin mi?';

/** Takes the reason of a cancellation; says what goes back to the buyer and what the seller loses. */
export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const { orderId, buyer, seller, total, refundedTotal, payout, paymentMethod, cancelRefund } = order;
  const [reasonId, setReasonId] = useState('');
  const [isChecked, setChecked] = useState(false);
  const toast = useToast();
  const cancel = useMutation(cancelOrderByPlatformMutation(api));
  const reason = platformCancelReasons.find(({ id }) => id === reasonId);
  const submit = () => {
    setChecked(true);
    if (!reason) return false;
    cancel.mutate(
      { orderId, reasonId: reason.id },
      {
        onSuccess: () => {
          toast({ title: `${orderId} iptal edildi.`, tone: 'positive' });
          onClose();
        },
      },
    );
    return true;
  };
  return (
    <Modal open title={title} size="small" onClose={onClose}>
      <Form onSubmit={submit} aria-label={title}>
        <Stack space="m">
          <Text>
            {`${formatMoney(total - refundedTotal)} tutarındaki sipariş iptal edilir.`}
            {cancelRefund
              ? ` ${buyer} firmasına geri döner: ${moneyBackText(cancelRefund, paymentMethod)}.`
              : ''}
          </Text>
          <Text>
            {`${seller} firmasının bu siparişten beklediği ${formatMoney(payout)} ödenmez; ürünler ilanlarına geri eklenir. İki firmaya da bildirilir; geri alınamaz.`}
          </Text>
          {cancel.error ? <Failure error={cancel.error} /> : null}
          <Select
            label="Neden"
            help={reason ? `İki firma da okur: "${reason.sentence}"` : 'İki firma da okur.'}
            placeholder="Neden seçin"
            options={platformCancelReasons.map(({ id, label }) => ({ value: id, label }))}
            value={reasonId}
            onChange={setReasonId}
            error={isChecked && !reason ? 'Nedeni seçin.' : null}
          />
          <Inline space="s" justify="end">
            <Button variant="outline" onClick={onClose}>
              Vazgeç
            </Button>
            <Button type="submit" tone="critical" loading={cancel.isPending}>
              Siparişi iptal et
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
