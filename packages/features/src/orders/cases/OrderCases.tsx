import type { OrderDetail } from '@havan/contract/sales/orders';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { caseTexts } from './case-texts.ts';
import { CaseCard } from './CaseCard.tsx';

interface OrderCasesProps {
  readonly order: Pick<OrderDetail, 'cases' | 'lines'>;
  readonly now: Date;
}

/** Renders the cases of an order, newest first; nothing without any. */
export function OrderCases({ order, now }: OrderCasesProps) {
  if (order.cases.length === 0) return null;
  return (
    <Stack as="section" space="m" aria-labelledby="talepler">
      <SectionHeader id="talepler" title={caseTexts.title} line />
      {order.cases.map((one) => (
        <CaseCard key={one.caseId} one={one} lines={order.lines} now={now} />
      ))}
    </Stack>
  );
}
