import type { ResultOf } from '@havan/contract/call';
import type { getSalesPerformance } from '@havan/contract/sales/performance';
import { formatMoney } from '@havan/domain/money';
import type { PeriodStep } from '@havan/domain/period';
import { Chart } from '@havan/ui/Chart';
import type { OrderSide } from '../order-filters.ts';
import { performanceTexts as texts, stepLabels } from './performance-texts.ts';
import { shownDay } from './shown-day.ts';

export type PerformanceParts = ResultOf<typeof getSalesPerformance>['parts'];

interface TurnoverRunProps {
  readonly side: OrderSide;
  readonly step: PeriodStep;
  readonly parts: PerformanceParts;
}

/** Renders the turnover of each part beside the period before, as a chart or, at a press, as a table. */
export function TurnoverRun({ side, step, parts }: TurnoverRunProps) {
  return (
    <Chart
      title={texts.run[side]}
      kind={step === 'day' ? 'line' : 'bar'}
      format={formatMoney}
      headings={{ label: stepLabels[step], value: texts.run[side], previous: texts.headings.before }}
      points={parts.map(({ day, turnover, before }) => ({
        label: shownDay(day),
        value: turnover,
        ...(before !== null && { previous: before }),
      }))}
    />
  );
}
