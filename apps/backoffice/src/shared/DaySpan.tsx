import { istanbulIsoDay } from '@havan/domain/istanbul';
import { DatePicker } from '@havan/ui/DatePicker';
import { Grid } from '@havan/ui/Grid';
import { useState } from 'react';

interface DaySpanProps {
  readonly first: string | null;
  readonly last: string | null;
  readonly onFirst: (day: string | null) => void;
  readonly onLast: (day: string | null) => void;
  /** Errors of missing or reversed days. */
  readonly errors: { readonly first?: string | undefined; readonly last?: string | undefined };
}

/** Renders the first and the last day on which something is shown, both included. */
export function DaySpan({ first, last, onFirst, onLast, errors }: DaySpanProps) {
  const [today] = useState(() => istanbulIsoDay(new Date()));
  return (
    <Grid columns={{ phone: 1, tablet: 2 }} space="m">
      <DatePicker label="İlk gün" value={first} today={today} onChange={onFirst} error={errors.first} />
      <DatePicker label="Son gün" value={last} today={today} onChange={onLast} error={errors.last} />
    </Grid>
  );
}

/** Returns the errors of a span of ISO days; empty for a valid span. */
export function spanErrors(first: string | null, last: string | null): DaySpanProps['errors'] {
  return {
    ...(first === null && { first: 'İlk günü seçin.' }),
    ...(last === null
      ? { last: 'Son günü seçin.' }
      : first !== null && last < first
        ? { last: 'Son gün ilk günden önce olamaz.' }
        : {}),
  };
}
