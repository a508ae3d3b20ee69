import { formatIban } from '@havan/domain/iban';
import { closeWithdrawalMutation } from '@havan/api-client/queries/backoffice/money/payouts';
import type { closeWithdrawal, QueuedWithdrawal } from '@havan/contract/backoffice/money/payouts';
import type { RequestOf } from '@havan/contract/call';
import { formatMoney } from '@havan/domain/money';
import { fourEyesLimit, transferReturnReasons } from '@havan/domain/payout-run';
import type { WithdrawalOutcome } from '@havan/domain/wallet';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

interface CloseWithdrawalDialogProps {
  readonly withdrawal: QueuedWithdrawal;
  readonly onClose: () => void;
}

const title = 'Para çekmenin sonucu';
const outcomes = [
  { value: 'sent', label: 'Hesaba gönderildi' },
  { value: 'refused', label: 'Banka kabul etmedi' },
] as const;
const doneTexts = { sent: 'Para çekme gönderildi sayıldı.', refused: 'Tutar cüzdana geri yazıldı.' } as const;

function consequence({ name, amount }: QueuedWithdrawal, outcome: WithdrawalOutcome): string {
  return outcome === 'sent'
    ? `${name} firmasının ${formatMoney(amount)} tutarı hesabına gönderilmiş sayılır ve firmaya bildirilir. Geri alınamaz.`
    : `${formatMoney(amount)}, ${name} firmasının cüzdanına geri yazılır ve nedeni bildirilir. Geri alınamaz.`;
}

/**
 * Renders the dialog for the outcome of a withdrawal that operators send themselves; above a limit two of
 * them have to report the same.
 */
export function CloseWithdrawalDialog({ withdrawal, onClose }: CloseWithdrawalDialogProps) {
  const { withdrawalId, amount, iban, accountOwner, said } = withdrawal;
  const [outcome, setOutcome] = useState<WithdrawalOutcome>('sent');
  const [bankReference, setBankReference] = useState('');
  const [reasonId, setReasonId] = useState<string>(transferReturnReasons[0].id);
  const [isChecked, setIsChecked] = useState(false);
  const toast = useToast();
  const close = useMutation(closeWithdrawalMutation(api));
  const isShort = outcome === 'sent' && bankReference.trim().length < 4;
  const request = (): RequestOf<typeof closeWithdrawal> => {
    if (outcome === 'sent') return { withdrawalId, outcome, bankReference };
    const known = transferReturnReasons.find(({ id }) => id === reasonId) ?? transferReturnReasons[0];
    return { withdrawalId, outcome, reasonId: known.id };
  };
  const submit = () => {
    setIsChecked(true);
    if (isShort) return false;
    close.mutate(request(), {
      onSuccess: ({ state }) => {
        toast({
          title:
            state === 'requested' ? 'Kaydedildi; ikinci operatörün onayı bekleniyor.' : doneTexts[outcome],
          tone: 'positive',
        });
        onClose();
      },
    });
    return true;
  };
  return (
    <Modal open title={title} size="small" onClose={onClose}>
      <Form onSubmit={submit} aria-label={title}>
        <Stack space="m">
          <DescriptionList
            items={[
              { term: 'Tutar', details: formatMoney(amount) },
              { term: 'IBAN', details: formatIban(iban) },
              { term: 'Hesap sahibi', details: accountOwner },
            ]}
          />
          {amount > fourEyesLimit ? (
            <Alert kind="info">
              {said
                ? `${said.isYou ? 'Siz' : said.operator}: ${outcomes.find(({ value }) => value === said.outcome)?.label}. ${
                    said.isYou
                      ? 'Başka bir finans operatörü de aynı sonucu ve aynı referansı bildirmeli.'
                      : 'Aynı sonucu ve aynı referansı bildirirseniz kesinleşir; farklıysa sizin bildiriminiz yenisini bekler.'
                  }`
                : `${formatMoney(fourEyesLimit)} üzerindeki tutarı iki finans operatörü ayrı ayrı bildirir.`}
            </Alert>
          ) : null}
          {close.error ? <Failure error={close.error} /> : null}
          <RadioGroup
            label="Sonuç"
            options={outcomes}
            value={outcome}
            onChange={(value) => setOutcome(value === 'refused' ? 'refused' : 'sent')}
          />
          {outcome === 'sent' ? (
            <TextField
              label="Bankanın referansı"
              help="Dekonttaki işlem ya da sorgu numarası."
              autoComplete="off"
              maxLength={60}
              value={bankReference}
              onChange={setBankReference}
              error={isChecked && isShort ? 'Bankanın referansını yazın: en az 4 karakter.' : null}
            />
          ) : (
            <Select
              label="Bankanın bildirdiği neden"
              options={transferReturnReasons.map(({ id, label }) => ({ value: id, label }))}
              value={reasonId}
              onChange={setReasonId}
            />
          )}
          <Text>{consequence(withdrawal, outcome)}</Text>
          <Inline space="s" justify="end">
            <Button variant="outline" onClick={onClose}>
              Vazgeç
            </Button>
            <Button type="submit" tone={outcome === 'sent' ? 'action' : 'critical'} loading={close.isPending}>
              {outcome === 'sent' ? 'Gönderildi say' : 'Cüzdana geri yaz'}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
