import { loanPlansQuery } from '@havan/api-client/queries/sales/payment';
import { formatMoney } from '@havan/domain/money';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { Money } from '@havan/ui/Money';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Shimmer } from '@havan/ui/Shimmer';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { paymentTexts } from '../payment-texts.ts';

interface LoanPlansProps {
  /** Kuruş. */
  readonly amount: number;
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (months: number) => void;
}

/** Renders the plans of a loan: months and cost. */
export function LoanPlans({ amount, value, error, onChange }: LoanPlansProps) {
  const { api } = useAppProfile();
  const { data, error: failure, refetch } = useQuery(loanPlansQuery(api, amount));
  if (failure && !data) return <LoadFailure size="part" error={failure} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={4} />;
  if (data.length === 0) return <Text tone="attention">{paymentTexts.loanNone}</Text>;
  return (
    <RadioGroup
      label={paymentTexts.loanPlans}
      layout="rows"
      value={value === null ? null : String(value)}
      error={error}
      onChange={(months) => onChange(Number(months))}
      options={data.map(({ months, monthly, total }) => ({
        value: String(months),
        label: paymentTexts.loanOf(months),
        help: paymentTexts.loanTotal(formatMoney(total)),
        aside: (
          <>
            <Money value={monthly} /> /ay
          </>
        ),
      }))}
    />
  );
}
