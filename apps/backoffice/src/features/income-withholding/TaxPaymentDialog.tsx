import { payIncomeWithholdingMutation } from '@havan/api-client/queries/backoffice/money/income-withholding';
import type { IncomeTaxPayment } from '@havan/contract/backoffice/money/income-withholding';
import { formatMoney } from '@havan/domain/money';
import { fourEyesLimit } from '@havan/domain/payout-run';
import { Alert } from '@havan/ui/Alert';
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

interface TaxPaymentDialogProps {
  /** `2026-10` */
  readonly month: string;
  readonly amount: number;
  /** The Istanbul day, `2026-11-27`. */
  readonly today: string;
  /** What the first of two operators reported. */
  readonly said: IncomeTaxPayment | null;
  readonly onClose: () => void;
}

const title = 'Vergi dairesine ödendi';

/**
 * Renders the form that records a month's payment to the tax office; above `fourEyesLimit` two operators have to report
 * the same.
 */
export function TaxPaymentDialog({ month, amount, today, said, onClose }: TaxPaymentDialogProps) {
  const toast = useToast();
  const pay = useMutation(payIncomeWithholdingMutation(api));
  const [paidOn, setPaidOn] = useState<string | null>(null);
  const [bankReference, setBankReference] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isShort = bankReference.trim().length < 4;
  const submit = () => {
    setChecked(true);
    if (paidOn === null || isShort) return false;
    pay.mutate(
      { month, paidOn, bankReference },
      {
        onSuccess: ({ settledAt }) => {
          toast({
            title: settledAt
              ? 'Ödeme deftere işlendi.'
              : 'Kaydedildi; ikinci operatörün bildirimi bekleniyor.',
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
          <Text>
            Ayın stopajı <b>{formatMoney(amount)}</b> bankadan çıkmış sayılır ve deftere işlenir. Geri
            alınamaz.
          </Text>
          {amount > fourEyesLimit ? <Alert kind="info">{fourEyesText(said)}</Alert> : null}
          {pay.error ? <Failure error={pay.error} /> : null}
          <DatePicker
            label="Ödeme günü"
            required
            value={paidOn}
            onChange={setPaidOn}
            today={today}
            error={isChecked && paidOn === null ? 'Ödeme gününü yazın.' : null}
          />
          <TextField
            label="Bankanın referansı"
            help="Dekonttaki işlem ya da tahakkuk fişi numarası."
            required
            autoComplete="off"
            maxLength={60}
            value={bankReference}
            onChange={setBankReference}
            error={isChecked && isShort ? 'Bankanın referansını yazın: en az 4 karakter.' : null}
          />
          <Inline space="s" justify="end">
            <Button variant="outline" onClick={onClose}>
              Vazgeç
            </Button>
            <Button type="submit" loading={pay.isPending}>
              Ödendi say
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}

function fourEyesText(said: IncomeTaxPayment | null): string {
  if (!said)
    return `${formatMoney(fourEyesLimit)} üzerindeki ödemeyi iki finans operatörü ayrı ayrı bildirir.`;
  return said.isYou
    ? 'Siz bildirdiniz. Başka bir finans operatörü de aynı günü ve referansı bildirmeli.'
    : `${said.operator} bildirdi. Aynı günü ve referansı bildirirseniz deftere işlenir; farklıysa sizin bildiriminiz yenisini bekler.`;
}
