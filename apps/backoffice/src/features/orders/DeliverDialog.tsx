import { markDeliveredMutation } from '@havan/api-client/queries/backoffice/money/orders';
import type { MarketOrder } from '@havan/contract/backoffice/money/orders';
import { formatDate, istanbulIsoDay } from '@havan/domain/istanbul';
import { formatMoney } from '@havan/domain/money';
import { autoApproveDays } from '@havan/domain/order';
import { Button } from '@havan/ui/Button';
import { DatePicker } from '@havan/ui/DatePicker';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

interface DeliverDialogProps {
  readonly order: MarketOrder;
  readonly onClose: () => void;
}

const title = 'Sipariş teslim edildi mi?';
const dayMs = 86_400_000;

/** Renders the dialog for the day of delivery and its source, with the consequences for both companies. */
export function DeliverDialog({ order, onClose }: DeliverDialogProps) {
  const { orderId, buyer, seller, total, refundedTotal, payout, shipment } = order;
  const [now] = useState(() => new Date());
  const today = istanbulIsoDay(now);
  const first = istanbulIsoDay(new Date(shipment?.shippedAt ?? order.createdAt));
  const [deliveredOn, setDeliveredOn] = useState<string | null>(today);
  const [proof, setProof] = useState('');
  const [isChecked, setChecked] = useState(false);
  const toast = useToast();
  const mark = useMutation(markDeliveredMutation(api));
  const isOutside = deliveredOn === null || deliveredOn < first || deliveredOn > today;
  const isShort = proof.trim().length < 3;
  const submit = () => {
    setChecked(true);
    if (isShort || deliveredOn === null || isOutside) return false;
    mark.mutate(
      { orderId, deliveredOn, proof },
      {
        onSuccess: () => {
          toast({ title: `${orderId} teslim edildi olarak işaretlendi.`, tone: 'positive' });
          onClose();
        },
      },
    );
    return true;
  };
  const approvalEnd = formatDate(new Date(now.getTime() + autoApproveDays * dayMs));
  return (
    <Modal open title={title} size="small" onClose={onClose}>
      <Form onSubmit={submit} aria-label={title}>
        <Stack space="m">
          <Text>
            {`${buyer} firmasının ${formatMoney(total - refundedTotal)} tutarındaki siparişi onaya açılır. Alıcı ${approvalEnd} gününe kadar onaylamaz ya da talep açmazsa sipariş kendiliğinden tamamlanır ve ${seller} firmasına ${formatMoney(payout)} yazılır. İki firmaya da bildirilir; geri alınamaz.`}
          </Text>
          {mark.error ? <Failure error={mark.error} /> : null}
          <DatePicker
            label="Teslim günü"
            required
            today={today}
            min={first}
            max={today}
            value={deliveredOn}
            onChange={setDeliveredOn}
            error={isChecked && isOutside ? 'Kargoya verildiği gün ile bugün arasında bir gün seçin.' : null}
          />
          <TextArea
            label="Teslimin dayanağı"
            help="Kargo firmasının kaydı, teslim alan kişi, tutanak. İki firma da okur."
            value={proof}
            onChange={setProof}
            maxLength={300}
            counter
            error={isChecked && isShort ? 'Teslimin dayanağını yazın.' : null}
          />
          <Inline space="s" justify="end">
            <Button variant="outline" onClick={onClose}>
              Vazgeç
            </Button>
            <Button type="submit" loading={mark.isPending}>
              Teslim edildi say
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
