import { Popover } from '@base-ui/react/popover';
import { useState } from 'react';
import { iconSlotSmall } from '../../css/utilities.css.ts';
import { CalendarIcon } from '../../icons.ts';
import type { FieldOwnProps } from '../Field/Field.tsx';
import { MaskedField } from '../MaskedField/MaskedField.tsx';
import * as popoverCss from '../Popover/Popover.css.ts';
import { Calendar } from './Calendar.tsx';
import { type Day, dayProblem, dayText, parseDay } from './calendar.ts';
import * as css from './DatePicker.css.ts';

export type DatePickerProps = FieldOwnProps & {
  /** ISO day, `2026-11-21`. */
  value: Day | null;
  /** Null while the typed text is not a day or is outside `min` and `max`. */
  onChange: (value: Day | null) => void;
  /** Today, from the caller's clock. */
  today: Day;
  min?: Day;
  max?: Day;
};

/**
 * Renders a field for a day, typed as DD.MM.YYYY or picked in a calendar. Invalid text stays in the field,
 * with its error.
 */
export function DatePicker({ value, onChange, today, min, max, error, ...field }: DatePickerProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  // The value at the last blur; a later value from outside replaces the typed text.
  const [leftWith, setLeftWith] = useState<Day | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [open, setOpen] = useState(false);
  const typed = isFocused || leftWith === value ? draft : null;
  const problem = typed === null ? null : dayProblem(typed, min, max);
  return (
    <MaskedField
      {...field}
      mask="date"
      placeholder="GG.AA.YYYY"
      value={typed ?? (value ? dayText(value) : '')}
      error={(isChecked && problem) || error}
      onChange={(text) => {
        setDraft(text);
        onChange(dayProblem(text, min, max) === null ? parseDay(text) : null);
      }}
      onFocus={() => {
        setFocused(true);
        if (typed === null) setDraft(null);
        // A shown error stays during the correction and disappears when the value is valid.
        if (problem === null) setChecked(false);
      }}
      onBlur={() => {
        setFocused(false);
        setLeftWith(value);
        setChecked(true);
        if (problem === null) setDraft(null);
      }}
      suffix={
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Trigger className={css.opener} aria-label="Takvimi aç">
            <span className={iconSlotSmall} aria-hidden="true">
              <CalendarIcon />
            </span>
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Positioner className={popoverCss.positioner} align="end" sideOffset={8}>
              <Popover.Popup className={popoverCss.popup} aria-label="Takvim">
                <Calendar
                  value={value}
                  today={today}
                  min={min}
                  max={max}
                  onPick={(day) => {
                    setDraft(null);
                    onChange(day);
                    setOpen(false);
                  }}
                />
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      }
    />
  );
}
