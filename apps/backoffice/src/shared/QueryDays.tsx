import { parseIsoDay } from '@havan/domain/istanbul';
import { DaySpan, spanErrors } from './DaySpan.tsx';

const dayIn = (query: URLSearchParams, name: 'from' | 'to') => {
  const text = query.get(name);
  return text !== null && parseIsoDay(text) !== null ? text : null;
};

/** Returns the ISO days of a query; a last day before the first one is left out. */
export function daysOf(query: URLSearchParams): { from?: string; to?: string } {
  const [from, to] = [dayIn(query, 'from'), dayIn(query, 'to')];
  return { ...(from && { from }), ...(to && (from === null || to >= from) && { to }) };
}

interface QueryDaysProps {
  readonly query: URLSearchParams;
  readonly onChange: (days: { readonly from?: string; readonly to?: string }) => void;
}

/** Renders the first and the last day of a list, kept in the query; either may be empty. */
export function QueryDays({ query, onChange }: QueryDaysProps) {
  const [first, last] = [dayIn(query, 'from'), dayIn(query, 'to')];
  return (
    <DaySpan
      first={first}
      last={last}
      onFirst={(day) => onChange({ from: day ?? '' })}
      onLast={(day) => onChange({ to: day ?? '' })}
      errors={first !== null && last !== null ? spanErrors(first, last) : {}}
    />
  );
}
