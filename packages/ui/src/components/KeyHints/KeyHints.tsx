import { useEffect, useState } from 'react';
import { Modal } from '../Modal/Modal.tsx';
import * as css from './KeyHints.css.ts';

export type KeyHint = {
  /** Keys as labelled on the keyboard: `['Ctrl', 'S']`. */
  keys: readonly string[];
  does: string;
};

export type KeyHintsProps = {
  /** Shortcuts of this screen, shown in a row at its bottom. */
  hints: readonly KeyHint[];
  /** All shortcuts by group, shown in the dialog that `?` opens. */
  groups: readonly { title: string; hints: readonly KeyHint[] }[];
};

/** Renders the shortcuts of a screen in a row, and all shortcuts in a dialog that `?` opens. */
export function KeyHints({ hints, groups }: KeyHintsProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const writing =
        event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
      if (event.key !== '?' || writing) return;
      // Marked as handled, so that the app's shortcuts, which listen on the window, ignore the key.
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
  return (
    <div className={css.row}>
      {hints.map((hint) => (
        <Hint key={hint.does} hint={hint} />
      ))}
      <button type="button" className={css.more} onClick={() => setOpen(true)}>
        <Hint hint={{ keys: ['?'], does: 'bütün tuşlar' }} />
      </button>
      <KeyDialog open={open} groups={groups} onClose={() => setOpen(false)} />
    </div>
  );
}

export type KeyDialogProps = Pick<KeyHintsProps, 'groups'> & {
  open: boolean;
  onClose: () => void;
};

/** Renders shortcuts by group in a dialog, for shortcuts that apply to every screen and have no KeyHints row. */
export function KeyDialog({ open, groups, onClose }: KeyDialogProps) {
  return (
    <Modal open={open} onClose={onClose} title="Klavye kısayolları">
      {groups.map((group) => (
        <section key={group.title} className={css.group} aria-label={group.title}>
          <h3 className={css.title}>{group.title}</h3>
          <ul>
            {group.hints.map((hint) => (
              <li key={hint.does} className={css.line}>
                <Hint hint={hint} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Modal>
  );
}

function Hint({ hint }: { hint: KeyHint }) {
  return (
    <span className={css.hint}>
      {hint.keys.map((key) => (
        <kbd key={key} className={css.key}>
          {key}
        </kbd>
      ))}
      {hint.does}
    </span>
  );
}
