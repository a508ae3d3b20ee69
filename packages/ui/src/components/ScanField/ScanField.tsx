import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlot } from '../../css/utilities.css.ts';
import { BarcodeIcon } from '../../icons.ts';
import * as css from './ScanField.css.ts';

export type ScanFieldProps = {
  /** Accessible name and placeholder: `Okutun ya da barkod yazın`. */
  label: string;
  /** Called on Enter with the scanned or typed text. The separator of GS1 fields is U+001D. */
  onScan: (text: string) => void;
  /** Result of the last scan, announced to screen readers. */
  note?: ReactNode;
  /** `positive` for an accepted scan, `critical` for one that needs attention. */
  tone?: 'neutral' | 'positive' | 'critical';
  /** Button that opens the camera. */
  camera?: ReactNode;
  disabled?: boolean;
};

/** Key that a hand scanner in keyboard mode sends, with Ctrl, for the separator of GS1 fields. */
const separatorKey = ']';
const separator = '\u001d';

/** After a navigation the focus is on `main`, where keys have no effect. */
const isResting = (focused: Element | null): boolean =>
  focused === document.body || focused?.tagName === 'MAIN';

/**
 * Renders a field for a hand scanner. It takes the focus on mount, and on a click or key press while no
 * element but `main` has it, so that the first character of a scan is not lost.
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
    // A key that no element handles starts a scan and is typed into the field. Tab keeps moving the focus.
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
