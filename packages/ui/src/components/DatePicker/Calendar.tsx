import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { addDays, addMonths, type Day, dayNames, longDay, monthNames, weeksOf } from './calendar.ts';
import * as css from './DatePicker.css.ts';

export type CalendarProps = {
  value: Day | null;
  /** Day to show when nothing is selected; marked in the month. */
  today: Day;
  min?: Day | undefined;
  max?: Day | undefined;
  onPick: (day: Day) => void;
};

const moves: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/**
 * Renders the days of a month. Left and right move by a day, up and down by a week, Page Up and Page Down by a month.
 */
export function Calendar({ value, today, min, max, onPick }: CalendarProps) {
  const [at, setAt] = useState<Day>(value ?? today);
  const [moved, setMoved] = useState(false);
  const grid = useRef<HTMLTableElement>(null);
  const [year, month] = at.split('-');

  useEffect(() => {
    if (moved) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at, moved]);

  const walk = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    setMoved(true);
    setAt(move(at));
  };
  const closed = (day: Day) => (min !== undefined && day < min) || (max !== undefined && day > max);
  return (
    <div className={css.calendar}>
      <div className={css.head}>
        <IconButton
          size="small"
          label="Önceki ay"
          icon={<ChevronLeftIcon />}
          onClick={() => setAt(addMonths(at, -1))}
        />
        <span className={css.month} aria-live="polite">
          {monthNames[Number(month) - 1]} {year}
        </span>
        <IconButton
          size="small"
          label="Sonraki ay"
          icon={<ChevronRightIcon />}
          onClick={() => setAt(addMonths(at, 1))}
        />
      </div>
      <table
        ref={grid}
        role="grid"
        className={css.grid}
        aria-label={`${monthNames[Number(month) - 1] ?? ''} ${year}`}
      >
        <thead>
          <tr>
            {dayNames.map((name) => (
              <th key={name} scope="col" className={css.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} role="gridcell" aria-selected={day === value}>
                  <button
                    type="button"
                    className={cx(
                      css.day,
                      day.slice(0, 7) !== at.slice(0, 7) && css.outside,
                      day === today && css.today,
                      day === value && css.chosen,
                    )}
                    data-day={day}
                    tabIndex={day === at ? 0 : -1}
                    disabled={closed(day)}
                    aria-label={longDay(day)}
                    aria-current={day === today ? 'date' : undefined}
                    onKeyDown={walk}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
