import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../../css/cx.ts';
import { hidden, iconSlot, iconSlotSmall } from '../../css/utilities.css.ts';
import { useTypedPlaceholder } from '../../hooks/use-typed-placeholder.ts';
import { SearchIcon } from '../../icons.ts';
import { Loading } from '../Loading/Loading.tsx';
import * as css from './SearchField.css.ts';

export type Suggestion = {
  id: string;
  /** Content of the row. */
  content: ReactNode;
  /** Text read when the row is reached. */
  text: string;
  /** An icon at the end of the row, as for taking it out of the list; `→` reaches it, `Delete` picks it from the row. */
  beside?: Suggestion;
};

export type SuggestionGroup = { id: string; title: string; items: readonly Suggestion[] };

export type SearchFieldProps = {
  /** Name of the search: `Ürün, barkod, marka veya satıcı ara`. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter, or the glass. Not called while empty. */
  onSubmit: (value: string) => void;
  placeholder?: string;
  /** Typed one after the other into the empty field (specification §4). */
  placeholders?: readonly string[];
  /** Shown beneath while the field has the focus. */
  groups?: readonly SuggestionGroup[];
  /** Called with the id of the suggestion that was pressed. */
  onPick?: (id: string) => void;
  /** Escape, a press outside, leaving the field. */
  onClose?: () => void;
  loading?: boolean;
  /** Beneath the suggestions: an advert, `Tüm sonuçları göster`; or alone: a loading, empty or error state. */
  panelFoot?: ReactNode;
  /** Disables the submit button, for example without results; Enter still searches. */
  submitDisabled?: boolean;
  /** The key that jumps here from anywhere. */
  shortcut?: '/' | null;
  /** The most letters it takes. */
  maxLength?: number;
};

/** The field of the header: types a hint, jumps with `/`, lists the results, and moves through them with the arrow keys. */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    value,
    onChange,
    onSubmit,
    placeholder,
    placeholders = [],
    groups = [],
    onPick,
    onClose,
  } = props;
  const { loading, panelFoot, submitDisabled, shortcut = '/', maxLength = 100 } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
  const [reached, setReached] = useState<string | null>(null);
  const [pickedAt, setPickedAt] = useState(0);
  const hint = useTypedPlaceholder(placeholders, value === '' && !focused);
  const items = groups.flatMap((group) => group.items);
  const open = focused && (items.length > 0 || Boolean(panelFoot));
  const found = items.findIndex((item) => item.id === reached || item.beside?.id === reached);
  const isGone = found === -1 && reached !== null;
  // The picked row was removed and another one took its place.
  const at = open ? (isGone ? Math.min(pickedAt, items.length - 1) : found) : -1;
  const active = (isGone ? items[at]?.id : at === -1 ? null : reached) ?? null;
  const beside = items[at]?.beside;

  useShortcut(shortcut, input);

  const close = () => {
    setFocused(false);
    setReached(null);
    onClose?.();
  };
  const pick = (picked: string) => {
    setPickedAt(at);
    onPick?.(picked);
    // The row is removed; the next one becomes the active one.
    if (picked === beside?.id) setReached(items[at + 1]?.id ?? null);
  };
  /** By key; the row comes into sight, and the focus stays in the field. */
  const reach = (item: Suggestion | undefined) => {
    setReached(item?.id ?? null);
    if (item) document.getElementById(`${id}-${item.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() !== '' && !submitDisabled) onSubmit(value.trim());
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && (open || value !== '')) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      // Handled here and not by the form: its button may be disabled, but Enter always searches at once.
      event.preventDefault();
      if (active !== null) pick(active);
      else if (value.trim() !== '') onSubmit(value.trim());
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && items.length > 0) {
      event.preventDefault();
      setFocused(true);
      const next = event.key === 'ArrowDown' ? at + 1 : (at === -1 ? items.length : at) - 1;
      reach(items[next]);
    } else if (beside && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      event.preventDefault();
      reach(event.key === 'ArrowRight' ? beside : items[at]);
    } else if (beside && event.key === 'Delete') {
      event.preventDefault();
      pick(beside.id);
    } else if ((event.key === 'Home' || event.key === 'End') && active !== null) {
      // Only among the rows; in the text these keys move the caret.
      event.preventDefault();
      reach(items.at(event.key === 'Home' ? 0 : -1));
    }
  };

  const option = (item: Suggestion, isBeside = false) => (
    <div
      key={item.id}
      id={`${id}-${item.id}`}
      role="option"
      tabIndex={-1}
      aria-label={isBeside ? item.text : undefined}
      aria-selected={item.id === active}
      className={cx(css.option, isBeside && css.beside, item.id === active && css.reached)}
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => setReached(item.id)}
      onClick={() => pick(item.id)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') pick(item.id);
      }}
    >
      {isBeside ? <span className={iconSlotSmall}>{item.content}</span> : item.content}
    </div>
  );

  return (
    <search className={css.root}>
      <form
        className={css.box}
        onSubmit={submit}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close();
        }}
      >
        <label htmlFor={id} className={hidden}>
          {label}
        </label>
        <input
          ref={input}
          id={id}
          className={css.input}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          value={value}
          placeholder={placeholders.length > 0 ? hint : placeholder}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={active === null ? undefined : `${id}-${active}`}
          aria-autocomplete="list"
          aria-keyshortcuts={shortcut ?? undefined}
          onChange={(event) => {
            setFocused(true);
            setReached(null);
            onChange(event.currentTarget.value);
          }}
          onFocus={() => setFocused(true)}
          onKeyDown={press}
        />
        {loading ? <Loading size="inline" label="Aranıyor" /> : null}
        {shortcut && !focused ? <kbd className={css.key}>{shortcut}</kbd> : null}
        <button type="submit" className={css.submit} aria-label="Ara" disabled={submitDisabled}>
          <span className={iconSlot} aria-hidden="true">
            <SearchIcon />
          </span>
        </button>
        <div className={cx(css.panel, !open && css.closed)}>
          <div id={`${id}-list`} className={css.rows} role="listbox" aria-label="Öneriler">
            {groups.map((group) => (
              <div key={group.id} role="group" aria-label={group.title}>
                <p className={css.groupTitle} aria-hidden="true">
                  {group.title}
                </p>
                {group.items.map((item) =>
                  item.beside ? (
                    <div key={item.id} className={css.line}>
                      {option(item)}
                      {option(item.beside, true)}
                    </div>
                  ) : (
                    option(item)
                  ),
                )}
              </div>
            ))}
          </div>
          {panelFoot ? <div className={css.panelFoot}>{panelFoot}</div> : null}
        </div>
      </form>
    </search>
  );
}

/** Registers a single key that jumps to the field from anywhere but another field. */
function useShortcut(key: string | null, target: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    if (key === null) return undefined;
    const jump = (event: globalThis.KeyboardEvent) => {
      const inField =
        event.target instanceof HTMLElement &&
        event.target.matches('input, textarea, select, [contenteditable]');
      if (event.key !== key || inField || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      target.current?.focus();
      target.current?.select();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [key, target]);
}
