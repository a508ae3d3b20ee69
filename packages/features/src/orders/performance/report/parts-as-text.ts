import { neutralText } from '@havan/domain/spreadsheet-text';
import type { PeriodStep } from '@havan/domain/period';
import type { OrderSide } from '../../order-filters.ts';
import { performanceTexts as texts, stepLabels } from '../performance-texts.ts';
import { shownDay } from '../shown-day.ts';
import type { PerformanceParts } from '../TurnoverRun.tsx';

const decimal = (kurus: number): string => (kurus / 100).toFixed(2).replace('.', ',');

/** Returns the parts of a period as rows with tabs, as a spreadsheet takes them from the clipboard. */
export function partsAsText(side: OrderSide, step: PeriodStep, parts: PerformanceParts): string {
  const head = [
    stepLabels[step],
    `${texts.run[side]} (TL)`,
    texts.orders,
    texts.units,
    `${texts.before} (TL)`,
  ];
  const rows = parts.map(({ day, turnover, orders, units, before }) => [
    shownDay(day),
    decimal(turnover),
    String(orders),
    String(units),
    before === null ? '' : decimal(before),
  ]);
  return [head, ...rows].map((cells) => cells.map(neutralText).join('\t')).join('\n');
}
