import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { DatePicker } from '@havan/ui/DatePicker';
import { useState } from 'react';
import { walletTexts } from '../wallet-texts.ts';

interface DayRangeProps {
  /** ISO days; null leaves that end open. */
  readonly from: string | null;
  readonly to: string | null;
  readonly onChange: (change: { readonly from?: string | null; readonly to?: string | null }) => void;
}

/** Renders the two days between which a list is shown, until today at the latest. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  const [today] = useState(() => formatIsoDay(istanbulDayOf(new Date())));
  return (
    <>
      <DatePicker
        label={walletTexts.from}
        value={from}
        today={today}
        max={to ?? today}
        onChange={(day) => onChange({ from: day })}
      />
      <DatePicker
        label={walletTexts.to}
        value={to}
        today={today}
        {...(from === null ? {} : { min: from })}
        max={today}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  );
}
