import { payoutRunMutation, type PayoutRunMove } from '@havan/api-client/queries/backoffice/money/payouts';
import type { PayoutRun, PayoutTransfer } from '@havan/contract/backoffice/money/payouts';
import { formatMoney } from '@havan/domain/money';
import { transferReturnReasons } from '@havan/domain/payout-run';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

export type PayoutAct =
  | { readonly kind: 'approve'; readonly run: PayoutRun }
  | { readonly kind: 'cancel'; readonly run: PayoutRun }
  | { readonly kind: 'confirm'; readonly run: PayoutRun; readonly waiting: number }
  | { readonly kind: 'return'; readonly run: PayoutRun; readonly transfer: PayoutTransfer };

interface PayoutActDialogProps {
  readonly act: PayoutAct;
  readonly onClose: () => void;
}

const words = {
  approve: { title: 'Ödeme listesi onaylansın mı?', label: 'Onayla', done: 'Liste onaylandı.' },
  cancel: {
    title: 'Ödeme listesi iptal edilsin mi?',
    label: 'Listeyi iptal et',
    done: 'Liste iptal edildi.',
  },
  confirm: { title: 'Banka ödemeleri gönderdi mi?', label: 'Gönderildi say', done: 'Ödemeler gönderildi.' },
  return: { title: 'Ödeme geri mi döndü?', label: 'Geri döndü', done: 'Tutar firmaya geri yazıldı.' },
} as const;

function consequence(act: PayoutAct): string {
  if (act.kind === 'approve')
    return `${act.run.transfers} firmaya toplam ${formatMoney(act.run.total)} bankaya verilir. Onaylanan liste iptal edilemez; yalnızca bankadan dönen tutar geri yazılır.`;
  if (act.kind === 'cancel')
    return `${act.run.transfers} firmanın toplam ${formatMoney(act.run.total)} tutarı hesaplarına geri yazılır.`;
  if (act.kind === 'confirm')
    return `Bankada bekleyen ${act.waiting} ödeme gönderildi sayılır ve firmalara bildirilir. Geri döneni sonra işaretleyebilirsiniz.`;
  return `${act.transfer.name} firmasının ${formatMoney(act.transfer.amount)} tutarı hesabına geri yazılır; nedeni bildirilir ve tutar sonraki listeye girer.`;
}

const longest = 400;

/** Renders the confirmation of an action on a run, with the consequence in figures. */
export function PayoutActDialog({ act, onClose }: PayoutActDialogProps) {
  const { title, label, done } = words[act.kind];
  const [reason, setReason] = useState('');
  const [reasonId, setReasonId] = useState<string>(transferReturnReasons[0].id);
  const [isChecked, setIsChecked] = useState(false);
  const toast = useToast();
  const move = useMutation(payoutRunMutation(api));
  const isShort = act.kind === 'cancel' && reason.trim().length < 3;
  const request = (): PayoutRunMove => {
    const { runId } = act.run;
    if (act.kind === 'confirm') return { act: 'confirm', runId };
    if (act.kind === 'approve') return { act: 'decide', request: { runId, decision: 'approve' } };
    if (act.kind === 'cancel') return { act: 'decide', request: { runId, decision: 'cancel', reason } };
    const known = transferReturnReasons.find(({ id }) => id === reasonId) ?? transferReturnReasons[0];
    return { act: 'return', request: { transferId: act.transfer.transferId, reasonId: known.id } };
  };
  const submit = () => {
    setIsChecked(true);
    if (isShort) return false;
    move.mutate(request(), {
      onSuccess: () => {
        toast({ title: done, tone: 'positive' });
        onClose();
      },
    });
    return true;
  };
  return (
    <Modal open title={title} size="small" onClose={onClose}>
      <Form onSubmit={submit} aria-label={title}>
        <Stack space="m">
          <Text>{consequence(act)}</Text>
          {move.error ? <Failure error={move.error} /> : null}
          {act.kind === 'cancel' ? (
            <TextArea
              label="Neden"
              help="Denetim izine yazılır."
              value={reason}
              onChange={setReason}
              maxLength={longest}
              counter
              error={isChecked && isShort ? 'Nedeni bir cümleyle yazın.' : null}
            />
          ) : null}
          {act.kind === 'return' ? (
            <Select
              label="Bankanın bildirdiği neden"
              options={transferReturnReasons.map(({ id, label: text }) => ({ value: id, label: text }))}
              value={reasonId}
              onChange={setReasonId}
            />
          ) : null}
          <Inline space="s" justify="end">
            <Button variant="outline" onClick={onClose}>
              Vazgeç
            </Button>
            <Button
              type="submit"
              tone={act.kind === 'confirm' || act.kind === 'approve' ? 'action' : 'critical'}
              loading={move.isPending}
            >
              {label}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
