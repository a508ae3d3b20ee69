import { type CardOfPlan, instalmentsQuery } from '@havan/api-client/queries/sales/payment';
import { formatMoney } from '@havan/domain/money';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { Money } from '@havan/ui/Money';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Shimmer } from '@havan/ui/Shimmer';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { paymentTexts } from '../payment-texts.ts';

interface InstalmentsProps {
  /** Kuruş. */
  readonly amount: number;
  readonly card: CardOfPlan;
  readonly value: number;
  readonly onChange: (count: number) => void;
}

const binLength = 6;

/** Renders the plans of the card's bank; they are queried as soon as the first six digits are typed. */
export function Instalments({ amount, card, value, onChange }: InstalmentsProps) {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(instalmentsQuery(api, amount, card));
  if ('bin' in card && card.bin.length < binLength)
    return <Text tone="soft">{paymentTexts.instalmentsHint}</Text>;
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={3} />;
  const chosen = data.some(({ count }) => count === value) ? value : 1;
  return (
    <RadioGroup
      label={paymentTexts.installments}
      layout="rows"
      value={String(chosen)}
      onChange={(count) => onChange(Number(count))}
      options={data.map(({ count, monthly, total }) => ({
        value: String(count),
        label: count === 1 ? paymentTexts.single : paymentTexts.instalmentOf(count),
        ...(count > 1 && { help: paymentTexts.monthly(formatMoney(monthly)) }),
        aside: <Money value={total} />,
      }))}
    />
  );
}
