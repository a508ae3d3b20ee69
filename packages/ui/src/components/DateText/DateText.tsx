import { type DateFormat, dateText } from './format.ts';

export type DateTextProps = {
  /** ISO 8601: an instant, a day `2028-09-30` or a month `2028-09`. */
  value: string;
  /** Parts of the date to show. */
  format?: DateFormat;
};

/** Renders a date in Turkish format and Istanbul time, with `value` as the `datetime` attribute. */
export function DateText({ value, format = 'date' }: DateTextProps) {
  return <time dateTime={value}>{dateText(value, format)}</time>;
}
