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
  /** Accessible name of `beside`, whose content is an icon. */
  text: string;
  /**
   * A second option at the end of the row, for example an icon that removes the row: `→` moves to it,
   * `Delete` selects it from the row.
   */
  beside?: Suggestion;
};

export type SuggestionGroup = { id: string; title: string; items: readonly Suggestion[] };

export type SearchFieldProps = {
  /** Accessible name: `Ürün, barkod, marka veya satıcı ara`. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter or by the search button; not for empty text. */
  onSubmit: (value: string) => void;
  placeholder?: string;
  /** Texts that are typed one after the other into the empty field as a placeholder (specification §4). */
  placeholders?: readonly string[];
  /** Suggestions, shown below the field while it has the focus. */
  groups?: readonly SuggestionGroup[];
  /** Called with the id of the selected suggestion. */
  onPick?: (id: string) => void;
  /** Called on Escape and when the focus leaves the field. */
  onClose?: () => void;
  loading?: boolean;
  /**
   * Content below the suggestions: an advert, `Tüm sonuçları göster`; or without suggestions a loading, empty
   * or error state.
   */
  panelFoot?: ReactNode;
  /** Disables the search button, for example without results; Enter still searches. */
  submitDisabled?: boolean;
  /** Key that focuses the field from anywhere outside a field; null for none. */
  shortcut?: '/' | null;
  /** Maximum length of the text. */
  maxLength?: number;
};

/**
 * Renders the search field of the header as a combobox (WAI-ARIA): animated placeholder, shortcut `/`,
 * suggestions that arrow keys move through.
 */
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
  // The active row was removed: the row that moved into its place becomes active.
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
    // The caller removes the row, so the next row becomes active.
    if (picked === beside?.id) setReached(items[at + 1]?.id ?? null);
  };
  /** Makes an option active by keyboard and scrolls to it; the focus stays in the field. */
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
      // Handled here and not by the form, because the form does not submit while its button is disabled.
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
      // Only while a row is active; otherwise these keys move the caret.
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

/** Registers a key that focuses the field from anywhere outside a field. */
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
