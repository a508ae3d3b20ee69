import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlot } from '../../css/utilities.css.ts';
import { BarcodeIcon } from '../../icons.ts';
import * as css from './ScanField.css.ts';

export type ScanFieldProps = {
  /** Also the placeholder: `Okutun ya da barkod yazın`. */
  label: string;
  /** Called with what was scanned or typed, at Enter. The sign between the fields of a GS1 code comes as U+001D. */
  onScan: (text: string) => void;
  /** Result of the last reading; announced. */
  note?: ReactNode;
  /** `positive` was taken, `critical` wants a look. */
  tone?: 'neutral' | 'positive' | 'critical';
  /** The button that opens the camera. */
  camera?: ReactNode;
  disabled?: boolean;
};

/** Key that a hand scanner sends for the separator of GS1 fields in keyboard mode. */
const separatorKey = ']';
const separator = '\u001d';

/** After a change of pages the focus rests on its `main`, where no key does anything. */
const isResting = (focused: Element | null): boolean =>
  focused === document.body || focused?.tagName === 'MAIN';

/**
 * One line for a hand scanner: it has the focus as it comes, and takes it back whenever nothing else has it, so that a
 * scan is never lost. A field or a button that a person goes to keeps its focus.
 */
export function ScanField({
  label,
  onScan,
  note,
  tone = 'neutral',
  camera,
  disabled = false,
}: ScanFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [text, setText] = useState('');
  useEffect(() => {
    if (disabled) return undefined;
    const takeBack = () => {
      if (isResting(document.activeElement)) input.current?.focus({ preventScroll: true });
    };
    takeBack();
    // A key that no element handles is the beginning of a scan: it is typed into the field. Tab goes on from where it is.
    const begin = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Tab') takeBack();
    };
    document.addEventListener('keydown', begin);
    document.addEventListener('click', takeBack);
    return () => {
      document.removeEventListener('keydown', begin);
      document.removeEventListener('click', takeBack);
    };
  }, [disabled]);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey && event.key === separatorKey) {
      event.preventDefault();
      setText(text + separator);
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (text.trim() !== '') onScan(text.trim());
    setText('');
  };
  return (
    <div className={css.root}>
      <div className={cx(css.line, css.tone[tone])}>
        <span className={iconSlot} aria-hidden="true">
          <BarcodeIcon />
        </span>
        <input
          ref={input}
          className={css.input}
          aria-label={label}
          aria-describedby={noteId}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          disabled={disabled}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={press}
        />
        {camera}
      </div>
      <div id={noteId} role="status" className={cx(css.note, css.noteTone[tone])}>
        {note}
      </div>
    </div>
  );
}
