import { type DateFormat, dateText } from './format.ts';

export type DateTextProps = {
  /** ISO 8601: an instant, a day `2028-09-30` or a month `2028-09`. */
  value: string;
  /** How much of the moment is written. */
  format?: DateFormat;
};

/** A date as Turkey writes it, in Istanbul time, with the machine's form in `datetime`. */
export function DateText({ value, format = 'date' }: DateTextProps) {
  return <time dateTime={value}>{dateText(value, format)}</time>;
}
