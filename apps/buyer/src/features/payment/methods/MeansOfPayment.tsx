import type { CardOfPlan } from '@havan/api-client/queries/sales/payment';
import { formatDate } from '@havan/domain/istanbul';
import { formatMoney } from '@havan/domain/money';
import { formatPoints } from '@havan/domain/points';
import { cardTexts } from '@havan/features/card-payment/card-texts';
import { Alert } from '@havan/ui/Alert';
import { Checkbox } from '@havan/ui/Checkbox';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { CardChoice } from './CardChoice.tsx';
import type { BankWays } from '../checkout-choice.ts';
import type { CheckoutData } from '../checkout-data.ts';
import type { CheckoutDraft } from '../checkout-draft.ts';
import { Instalments } from './Instalments.tsx';
import { LoanPlans } from './LoanPlans.tsx';
import { PaymentPart } from '../PaymentPart.tsx';
import { paymentTexts } from '../payment-texts.ts';

interface MeansOfPaymentProps {
  readonly checkout: CheckoutData;
  readonly draft: CheckoutDraft;
  /** Amount charged by the bank, in kuruş; 0 where the wallet covers everything. */
  readonly byBank: number;
  readonly bank: BankWays;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<CheckoutDraft>, field?: string) => void;
}

/** Returns the day before an instant, because the deadline is the midnight after it. */
const lastDayOf = (until: string): string => formatDate(new Date(new Date(until).getTime() - 1000));

const cardOfPlan = ({ cardId, card }: CheckoutDraft, { cardEntry }: BankWays): CardOfPlan =>
  cardEntry === 'bankPage'
    ? { onBankPage: true }
    : cardId === null
      ? { bin: card.cardNumber.slice(0, 6) }
      : { cardId };

/** Renders the wallet first, then a card or a loan for what is left. */
export function MeansOfPayment({ checkout, draft, byBank, bank, errors, onChange }: MeansOfPaymentProps) {
  const { walletBalance, pointsBalance, savedCards, total, transferUntil } = checkout;
  const hasWallet = walletBalance !== null && walletBalance > 0;
  return (
    <PaymentPart title={paymentTexts.method}>
      <Stack space="m">
        <Text tone="soft">{cardTexts.cardSafe}</Text>
        {pointsBalance > 0 ? (
          <Checkbox
            label={paymentTexts.payWithPoints(formatPoints(pointsBalance), formatMoney(pointsBalance))}
            checked={draft.usesPoints}
            onChange={(usesPoints) =>
              onChange({ usesPoints, installments: 1, ...(usesPoints && { method: 'card' }) })
            }
          />
        ) : null}
        {hasWallet ? (
          <Checkbox
            label={paymentTexts.payFromWallet(formatMoney(walletBalance))}
            checked={draft.usesWallet}
            onChange={(usesWallet) =>
              onChange({ usesWallet, installments: 1, ...(usesWallet && { method: 'card' }) })
            }
          />
        ) : null}
        {byBank === 0 ? (
          <Alert kind="info">{paymentTexts.covered(draft.usesPoints, draft.usesWallet)}</Alert>
        ) : (
          <>
            <RadioGroup
              label={paymentTexts.method}
              hideLabel
              layout="inline"
              value={draft.method}
              onChange={(method) =>
                onChange({ method, ...(method !== 'card' && { usesWallet: false, usesPoints: false }) })
              }
              options={[
                { value: 'card', label: paymentTexts.byCard },
                ...(bank.offersLoans
                  ? [{ value: 'loan' as const, label: paymentTexts.byLoan, help: paymentTexts.byLoanHelp }]
                  : []),
                ...(transferUntil === null
                  ? []
                  : [
                      {
                        value: 'transfer' as const,
                        label: paymentTexts.byTransfer,
                        help: paymentTexts.byTransferHelp,
                      },
                    ]),
              ]}
            />
            {draft.method === 'transfer' && transferUntil !== null ? (
              <Alert kind="info">{paymentTexts.transferMeans(lastDayOf(transferUntil))}</Alert>
            ) : draft.method === 'loan' && bank.offersLoans ? (
              <LoanPlans
                amount={total}
                value={draft.loanMonths}
                error={errors['loanMonths']}
                onChange={(loanMonths) => onChange({ loanMonths }, 'loanMonths')}
              />
            ) : (
              <>
                {bank.cardEntry === 'bankPage' ? (
                  <Alert kind="info">{cardTexts.onBankPage}</Alert>
                ) : (
                  <CardChoice cards={savedCards} draft={draft} errors={errors} onChange={onChange} />
                )}
                <Instalments
                  amount={byBank}
                  card={cardOfPlan(draft, bank)}
                  value={draft.installments}
                  onChange={(installments) => onChange({ installments })}
                />
              </>
            )}
          </>
        )}
      </Stack>
    </PaymentPart>
  );
}
