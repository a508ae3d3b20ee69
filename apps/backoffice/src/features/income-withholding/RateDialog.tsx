import { saveIncomeWithholdingRateMutation } from '@havan/api-client/queries/backoffice/money/income-withholding';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { DatePicker } from '@havan/ui/DatePicker';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { NumberField } from '@havan/ui/NumberField';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

const title = 'Stopaj oranı gir';

interface RateDialogProps {
  /** The Istanbul day, `2026-11-27`. */
  readonly today: string;
  readonly onClose: () => void;
}

/** Renders the form of a withholding rate and the coming day from which it applies. */
export function RateDialog({ today, onClose }: RateDialogProps) {
  const toast = useToast();
  const save = useMutation(saveIncomeWithholdingRateMutation(api));
  const [firstDay, setFirstDay] = useState<string | null>(null);
  const [rate, setRate] = useState<number | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const submit = () => {
    setIncomplete(firstDay === null || rate === null);
    if (firstDay === null || rate === null) return false;
    save.mutate(
      { firstDay, basisPoints: Math.round(rate * 100) },
      {
        onSuccess: () => {
          toast({ title: 'Oran kaydedildi.', tone: 'positive' });
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
            Oran, girilen günden başlayarak tamamlanan siparişlerde geçerli olur. Daha önce kesilen stopaj
            değişmez.
          </Text>
          {isIncomplete ? <Alert kind="error">İlk günü ve oranı yazın.</Alert> : null}
          {save.error ? <Failure error={save.error} /> : null}
          <DatePicker label="İlk gün" required value={firstDay} onChange={setFirstDay} today={today} />
          <NumberField label="Oran (%)" required decimals={2} value={rate} onChange={setRate} />
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
