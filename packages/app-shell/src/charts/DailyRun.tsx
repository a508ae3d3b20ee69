import { formatDay, parseIsoDay } from '@havan/domain/istanbul';
import { Sparkline } from '@havan/ui/Sparkline';

interface DailyRunProps {
  /** Quantity of the run, for its label: `Bugün ciro`. */
  readonly name: string;
  /** One value a day, oldest first. */
  readonly values: readonly number[];
  /** Days of the wire, `2026-11-21`, oldest first; a longer list with the same last day is cut to the values. */
  readonly days: readonly string[];
  readonly format: (value: number) => string;
}

/** Renders a quantity day by day as ticks, and nothing where there is no day. */
export function DailyRun({ name, values, days, format }: DailyRunProps) {
  if (values.length === 0) return null;
  return (
    <Sparkline
      values={values}
      periods={days.slice(-values.length).map(dayText)}
      format={format}
      label={`${name}, gün gün: en az ${format(Math.min(...values))}, en çok ${format(Math.max(...values))}`}
    />
  );
}

/** Returns a day of the wire as screens write it: `21.11.2026`. */
const dayText = (iso: string): string => {
  const day = parseIsoDay(iso);
  return day ? formatDay(day) : iso;
};
