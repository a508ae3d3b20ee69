import { addBankTransferMutation } from '@havan/api-client/queries/backoffice/money/bank-transfers';
import { useFieldErrors } from '@havan/app-shell/failures/use-field-errors';
import { transferOutcomeLabels } from '@havan/domain/bank-transfer';
import { isIbanTr, normalizeIban } from '@havan/domain/iban';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { Button } from '@havan/ui/Button';
import { DatePicker } from '@havan/ui/DatePicker';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { MoneyField } from '@havan/ui/MoneyField';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

const title = 'Havale gir';

/** Renders the dialog for a transfer that the bank shows and no file contains yet. */
export function AddTransferDialog({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast();
  const save = useMutation(addBankTransferMutation(api));
  const { errors, setErrors, clear } = useFieldErrors();
  const [today] = useState(() => istanbulIsoDay(new Date()));
  const [bookedOn, setBookedOn] = useState<string | null>(today);
  const [amount, setAmount] = useState<number | null>(null);
  const [texts, setTexts] = useState({ payerName: '', payerIban: '', description: '' });
  const set = (name: keyof typeof texts) => (value: string) => {
    setTexts((before) => ({ ...before, [name]: value }));
    clear(name);
  };
  const submit = () => {
    const found = {
      ...((bookedOn === null || bookedOn > today) && { bookedOn: 'Bugünü ya da önceki bir günü yazın.' }),
      ...((amount === null || amount < 1) && { amount: 'Tutarı yazın.' }),
      ...(texts.payerName.trim().length < 2 && { payerName: 'Göndereni yazın.' }),
      ...(!isIbanTr(normalizeIban(texts.payerIban)) && { payerIban: 'Gönderenin IBAN’ını yazın.' }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0 || bookedOn === null || amount === null) return false;
    save.mutate(
      { bookedOn, amount, ...texts },
      {
        onSuccess: ({ outcome }) => {
          toast({ title: `Havale kaydedildi: ${transferOutcomeLabels[outcome]}.`, tone: 'positive' });
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
          <Text tone="soft">Aynı hareket sonra banka dosyasıyla gelirse ikinci kez işlenmez.</Text>
          {save.error ? <Failure error={save.error} /> : null}
          <DatePicker
            label="Tarih"
            required
            today={today}
            max={today}
            value={bookedOn}
            error={errors['bookedOn']}
            onChange={(value) => {
              setBookedOn(value);
              clear('bookedOn');
            }}
          />
          <MoneyField
            label="Tutar"
            required
            value={amount}
            error={errors['amount']}
            onChange={(value) => {
              setAmount(value);
              clear('amount');
            }}
          />
          <TextField
            label="Gönderen"
            required
            maxLength={140}
            value={texts.payerName}
            error={errors['payerName']}
            onChange={set('payerName')}
          />
          <TextField
            label="Gönderenin IBAN’ı"
            required
            maxLength={40}
            value={texts.payerIban}
            error={errors['payerIban']}
            onChange={set('payerIban')}
          />
          <TextField
            label="Açıklama"
            help="HVN ile başlayan numara varsa sipariş kendiliğinden eşleşir."
            maxLength={300}
            value={texts.description}
            onChange={set('description')}
          />
          <Inline justify="end">
            <Button type="submit" loading={save.isPending}>
              Kaydet
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
