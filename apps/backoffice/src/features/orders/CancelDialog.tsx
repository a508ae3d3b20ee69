import { cancelOrderByPlatformMutation } from '@havan/api-client/queries/backoffice/money/orders';
import type { MarketOrder } from '@havan/contract/backoffice/money/orders';
import { formatCount } from '@havan/domain/count';
import { formatMoney } from '@havan/domain/money';
import { fourEyesLimit } from '@havan/domain/payout-run';
import { platformCancelReasons } from '@havan/domain/platform-order';
import { Alert } from '@havan/ui/Alert';
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

/**
 * Renders the dialog for the reason of a cancellation, with the refund of the buyer and the loss of the
 * seller.
 */
export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const { orderId, total, refundedTotal, cancelSaid } = order;
  const isLarge = order.state !== 'preOrder' && total - refundedTotal > fourEyesLimit;
  const [reasonId, setReasonId] = useState<string>(cancelSaid?.reasonId ?? '');
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
        onSuccess: ({ state }) => {
          toast({
            title:
              state === 'cancelled'
                ? `${orderId} iptal edildi.`
                : 'Kaydedildi; ikinci operatörün onayı bekleniyor.',
            tone: 'positive',
          });
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
          {consequencesOf(order).map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
          {isLarge ? <Alert kind="info">{secondWordText(cancelSaid)}</Alert> : null}
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

/** Returns the consequences, in figures, for the buyer and then for the seller. */
function consequencesOf(order: MarketOrder): string[] {
  const { state, buyer, seller, total, refundedTotal, payout, paymentMethod } = order;
  const { cancelRefund, cancelTogether } = order;
  if (cancelTogether) {
    const { orders, received } = cancelTogether;
    const back =
      received > 0 ? `gelen ${formatMoney(received)} gönderenin hesabına iade edilir` : 'henüz ödeme gelmedi';
    return [
      `Aynı havaleyle ödenecek ${formatCount(orders)} sipariş, toplam ${formatMoney(cancelTogether.total)}, birlikte iptal edilir; ${back}.`,
      `Ayrılan ürünler ilanlarına geri eklenir. ${buyer} firmasına bildirilir; geri alınamaz.`,
    ];
  }
  const back = cancelRefund
    ? ` ${buyer} firmasına geri döner: ${moneyBackText(cancelRefund, paymentMethod)}.`
    : '';
  const goods =
    state === 'shipped'
      ? 'koli yolda olduğu için ürünler ilanlarına kendiliğinden eklenmez'
      : 'ürünler ilanlarına geri eklenir';
  return [
    `${formatMoney(total - refundedTotal)} tutarındaki sipariş iptal edilir.${back}`,
    `${seller} firmasının bu siparişten beklediği ${formatMoney(payout)} ödenmez; ${goods}. İki firmaya da bildirilir; geri alınamaz.`,
  ];
}

/** Returns the text on the second operator that a large order's cancellation needs. */
function secondWordText(said: MarketOrder['cancelSaid']): string {
  if (!said)
    return `${formatMoney(fourEyesLimit)} üzerindeki siparişin iptalini iki finans operatörü aynı nedenle ister.`;
  const reason = platformCancelReasons.find(({ id }) => id === said.reasonId)?.label ?? '';
  return said.isYou
    ? `Siz istediniz: ${reason}. Başka bir finans operatörü de aynı nedenle istemeli.`
    : `${said.operator} istedi: ${reason}. Aynı nedenle isterseniz sipariş iptal edilir; farklıysa sizin isteğiniz yenisini bekler.`;
}
