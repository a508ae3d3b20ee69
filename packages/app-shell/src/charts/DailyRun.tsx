import { formatDay, parseIsoDay } from '@havan/domain/istanbul';
import { Sparkline } from '@havan/ui/Sparkline';

interface DailyRunProps {
  /** Name of the quantity, for the label: `Bugün ciro`. */
  readonly name: string;
  /** One value a day, oldest first. */
  readonly values: readonly number[];
  /** ISO days, `2026-11-21`, oldest first; of a longer list the last ones are taken. */
  readonly days: readonly string[];
  readonly format: (value: number) => string;
}

/** Renders a quantity day by day as ticks; nothing without values. */
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

/** Returns an ISO day as screens show it: `21.11.2026`. */
const dayText = (iso: string): string => {
  const day = parseIsoDay(iso);
  return day ? formatDay(day) : iso;
};
