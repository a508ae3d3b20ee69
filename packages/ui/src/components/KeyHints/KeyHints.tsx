import { useEffect, useState } from 'react';
import { Modal } from '../Modal/Modal.tsx';
import * as css from './KeyHints.css.ts';

export type KeyHint = {
  /** As they are written on the keys: `['Ctrl', 'S']`. */
  keys: readonly string[];
  does: string;
};

export type KeyHintsProps = {
  /** The ones of this screen, in the row at its foot. */
  hints: readonly KeyHint[];
  /** All of them by group, in the dialog that `?` opens. */
  groups: readonly { title: string; hints: readonly KeyHint[] }[];
};

/** The keys of a screen with their actions: a row at its foot, and all of them in a dialog. */
export function KeyHints({ hints, groups }: KeyHintsProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const writing =
        event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
      if (event.key !== '?' || writing) return;
      // Handled: keys of every screen, which listen behind it, leave it alone.
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

/** The keys by group, in a dialog: for keys that belong to every screen and need no row at its foot. */
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
