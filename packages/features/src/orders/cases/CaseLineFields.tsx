import type { OrderLine } from '@havan/contract/sales/orders';
import { type OrderCaseKind, orderCaseReasonLabels, reasonsOfCaseKind } from '@havan/domain/order-case';
import { remainingUnits } from '@havan/domain/refund';
import { Inline } from '@havan/ui/Inline';
import { QuantityStepper } from '@havan/ui/QuantityStepper';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { caseTexts } from './case-texts.ts';

export interface CaseWish {
  readonly quantity: number;
  /** A reason of the domain; empty until one is chosen. */
  readonly reason: string;
}

interface CaseLineFieldsProps {
  readonly line: OrderLine;
  readonly kind: OrderCaseKind;
  readonly wish: CaseWish;
  /** Whether a missing reason is named as an error. */
  readonly asksReason: boolean;
  readonly onChange: (wish: CaseWish) => void;
}

/**
 * Renders one line of an order in a case: how many units, and why. The reason appears with the first unit.
 */
export function CaseLineFields({ line, kind, wish, asksReason, onChange }: CaseLineFieldsProps) {
  const { productName } = line;
  return (
    <Stack space="xs">
      <Inline justify="between" wrap={false}>
        <Stack space="xxs">
          <Text weight="strong" narrow>
            {productName}
          </Text>
          <Text size="small" tone="faint">
            {caseTexts.remaining(remainingUnits(line))}
          </Text>
        </Stack>
        <QuantityStepper
          label={caseTexts.units(productName)}
          value={wish.quantity}
          min={0}
          max={remainingUnits(line)}
          onChange={(quantity) => onChange({ ...wish, quantity })}
        />
      </Inline>
      {wish.quantity > 0 ? (
        <Select
          label={caseTexts.reasonOf(productName)}
          hideLabel
          placeholder={caseTexts.chooseReason}
          options={reasonsOfCaseKind[kind].map((reason) => ({
            value: reason,
            label: orderCaseReasonLabels[reason],
          }))}
          value={wish.reason}
          error={asksReason && wish.reason === '' ? caseTexts.reasonMissing : undefined}
          onChange={(reason) => onChange({ ...wish, reason })}
        />
      ) : null}
    </Stack>
  );
}
