import { Popover } from '@base-ui/react/popover';
import { type KeyboardEvent, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlotSmall } from '../../css/utilities.css.ts';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '../../icons.ts';
import * as dateCss from '../DatePicker/DatePicker.css.ts';
import { monthNames } from '../DatePicker/calendar.ts';
import type { FieldOwnProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MaskedField } from '../MaskedField/MaskedField.tsx';
import * as popoverCss from '../Popover/Popover.css.ts';
import * as css from './MonthPicker.css.ts';

export type MonthPickerProps = FieldOwnProps & {
  /** `2028-09`. */
  value: string | null;
  /** Null while the typed text is not a month. */
  onChange: (value: string | null) => void;
  /**
   * The current month, from the caller's clock; marked in the sheet, which opens at its year when nothing is selected.
   */
  thisMonth: string;
  /** First month that can be selected in the sheet. */
  min?: string;
};

/** Returns `09/2028` as `2028-09`; null when the text is not a month. */
export function parseMonth(text: string): string | null {
  const match = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(text);
  return match ? `${match[2]}-${match[1]}` : null;
}

/** Renders a field for a month, typed as MM/YYYY or picked from a sheet of twelve. Used for expiry dates. */
export function MonthPicker({ value, onChange, thisMonth, min, ...field }: MonthPickerProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [year, setYear] = useState(Number((value ?? thisMonth).slice(0, 4)));
  const written = value ? `${value.slice(5)}/${value.slice(0, 4)}` : '';
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 3, ArrowUp: -3 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('button'));
    buttons[buttons.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  };
  return (
    <MaskedField
      {...field}
      mask="monthYear"
      placeholder="AA/YYYY"
      value={draft ?? written}
      onChange={(text) => {
        setDraft(text);
        onChange(parseMonth(text));
      }}
      onBlur={() => setDraft(null)}
      suffix={
        <Popover.Root
          open={open}
          onOpenChange={(next) => {
            setYear(Number((value ?? thisMonth).slice(0, 4)));
            setOpen(next);
          }}
        >
          <Popover.Trigger className={dateCss.opener} aria-label="Ayları aç">
            <span className={iconSlotSmall} aria-hidden="true">
              <CalendarIcon />
            </span>
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Positioner className={popoverCss.positioner} align="end" sideOffset={8}>
              <Popover.Popup className={popoverCss.popup} aria-label="Ay seçimi">
                <div className={dateCss.calendar}>
                  <div className={dateCss.head}>
                    <IconButton
                      size="small"
                      label="Önceki yıl"
                      icon={<ChevronLeftIcon />}
                      onClick={() => setYear(year - 1)}
                    />
                    <span className={dateCss.month} aria-live="polite">
                      {year}
                    </span>
                    <IconButton
                      size="small"
                      label="Sonraki yıl"
                      icon={<ChevronRightIcon />}
                      onClick={() => setYear(year + 1)}
                    />
                  </div>
                  <div className={css.months} role="group" aria-label={`${year} ayları`} onKeyDown={walk}>
                    {monthNames.map((name, index) => {
                      const month = `${year}-${String(index + 1).padStart(2, '0')}`;
                      return (
                        <button
                          key={name}
                          type="button"
                          className={cx(
                            css.month,
                            month === thisMonth && dateCss.today,
                            month === value && dateCss.chosen,
                          )}
                          aria-pressed={month === value}
                          disabled={min !== undefined && month < min}
                          onClick={() => {
                            setDraft(null);
                            onChange(month);
                            setOpen(false);
                          }}
                        >
                          {name}
                        </button>
                      );
                    })}
                  </div>
                </div>
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      }
    />
  );
}
