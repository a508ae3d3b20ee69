import { DoubleRule } from '@havan/ui/DoubleRule';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';

/** Amount in kuruş from which the largest figures would not fit the slip. */
const wideFrom = 100_000_00;

/**
 * Renders the amount to pay, in kuruş: the one figure of a slip that is read alone, closed by the double
 * rule.
 */
export function AmountToPay({ label, amount }: { label: string; amount: number }) {
  return (
    <Stack space="xxs" align="start">
      <Text tone="soft">{label}</Text>
      <DoubleRule kind="result">
        <Money value={amount} size={amount < wideFrom ? 'decision' : 'display'} />
      </DoubleRule>
    </Stack>
  );
}
