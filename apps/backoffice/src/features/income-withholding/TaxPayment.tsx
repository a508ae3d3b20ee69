import type { IncomeWithholdingMonth } from '@havan/contract/backoffice/money/income-withholding';
import { formatMoney } from '@havan/domain/money';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { useState } from 'react';
import { TaxPaymentDialog } from './TaxPaymentDialog.tsx';

interface TaxPaymentProps {
  readonly data: IncomeWithholdingMonth;
  /** The Istanbul day, `2026-11-27`. */
  readonly today: string;
}

/**
 * Renders whether the tax withheld in a month was paid to the tax office, and a button that records the payment;
 * nothing while the month is open or without tax.
 */
export function TaxPayment({ data, today }: TaxPaymentProps) {
  const [isOpen, setOpen] = useState(false);
  const { month, amount, payment, isClosed } = data;
  if (!isClosed || amount <= 0) return null;
  if (payment?.settledAt)
    return (
      <Alert kind="success">
        {formatMoney(payment.amount)} vergi dairesine <DateText value={payment.paidOn} /> günü ödendi. Banka
        referansı: {payment.bankReference}
      </Alert>
    );
  return (
    <>
      <Alert
        kind="warning"
        actions={
          <Button variant="outline" size="small" onClick={() => setOpen(true)}>
            Ödendi olarak işle
          </Button>
        }
      >
        {payment
          ? `${payment.operator} ödendiğini bildirdi; ikinci operatörün aynı bildirimi bekleniyor.`
          : 'Bu ayın stopajının vergi dairesine ödendiği deftere işlenmedi.'}
      </Alert>
      {isOpen ? (
        <TaxPaymentDialog
          month={month}
          amount={amount}
          today={today}
          said={payment}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
