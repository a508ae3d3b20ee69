import { saveWithholdingExemptionMutation } from '@havan/api-client/queries/backoffice/money/income-withholding';
import { Button } from '@havan/ui/Button';
import { DatePicker } from '@havan/ui/DatePicker';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

const title = 'Stopaj muafiyeti gir';

interface ExemptionDialogProps {
  /** The Istanbul day, `2026-11-27`. */
  readonly today: string;
  readonly onClose: () => void;
}

/**
 * Renders the form that exempts a seller from income tax withholding for a period; another operator has to approve it.
 */
export function ExemptionDialog({ today, onClose }: ExemptionDialogProps) {
  const toast = useToast();
  const save = useMutation(saveWithholdingExemptionMutation(api));
  const [taxNumber, setTaxNumber] = useState('');
  const [firstDay, setFirstDay] = useState<string | null>(today);
  const [lastDay, setLastDay] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isNoNumber = !/^\d{10,11}$/.test(taxNumber.trim());
  const isShort = reason.trim().length < 10;
  const submit = () => {
    setChecked(true);
    if (isNoNumber || isShort || firstDay === null) return false;
    save.mutate(
      { taxNumber, firstDay, lastDay, reason },
      {
        onSuccess: () => {
          toast({ title: 'Kaydedildi; başka bir operatörün onayı bekleniyor.', tone: 'positive' });
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
          <Text tone="soft">
            Kurumlar vergisinden muaf satıcılardan stopaj kesilmez. Başka bir operatör onaylayınca geçerli
            olur; daha önce kesilen stopaj değişmez.
          </Text>
          {save.error ? <Failure error={save.error} /> : null}
          <TextField
            label="VKN / TCKN"
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={11}
            value={taxNumber}
            onChange={setTaxNumber}
            error={isChecked && isNoNumber ? 'VKN 10, TCKN 11 hanelidir.' : null}
          />
          <DatePicker
            label="İlk gün"
            required
            value={firstDay}
            onChange={setFirstDay}
            today={today}
            error={isChecked && firstDay === null ? 'İlk günü yazın.' : null}
          />
          <DatePicker label="Son gün" value={lastDay} onChange={setLastDay} today={today} />
          <TextField
            label="Dayanak"
            help="Kanun maddesi ve belgesi: KVK 4/1-a, 12.10.2026 tarihli yazı."
            required
            maxLength={400}
            value={reason}
            onChange={setReason}
            error={isChecked && isShort ? 'Kanun maddesini ve belgeyi yazın: en az 10 karakter.' : null}
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
