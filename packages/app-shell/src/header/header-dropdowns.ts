// @not-memoised
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';

export type DropdownName = 'search' | 'messages' | 'notifications' | 'account' | 'categories';

interface DropdownState {
  readonly open: DropdownName | null;
  /** The address at which it was opened. */
  readonly url: string;
}

/** One dropdown of the header is open at most (specification §2.3). */
const useDropdownStore = create<DropdownState>()(() => ({ open: null, url: '' }));

export const openDropdown = (name: DropdownName): void => useDropdownStore.setState({ open: name });
export const closeDropdowns = (): void => useDropdownStore.setState({ open: null });
export const openDropdownName = (): DropdownName | null => useDropdownStore.getState().open;
export const useIsOpen = (name: DropdownName): boolean => useDropdownStore((state) => state.open === name);

export function toggleDropdown(name: DropdownName): void {
  useDropdownStore.setState(({ open }) => ({ open: open === name ? null : name }));
}

/** Returns the id of the panel that a button opens. */
export const dropdownPanelId = (name: DropdownName): string => `${name}-panel`;

/**
 * Returns the props of a dropdown's button.
 * @param load loads the panel's code, called as soon as the pointer or the focus reaches the button
 */
export function useDropdownButton(name: DropdownName, load?: () => Promise<unknown>) {
  const isOpen = useIsOpen(name);
  // The panel shows a failure when it loads the code again.
  const prepare = () => void load?.().catch(() => null);
  return {
    onPointerEnter: prepare,
    onFocus: prepare,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? dropdownPanelId(name) : undefined,
    onClick: () => toggleDropdown(name),
  };
}

/** Marks the area of a dropdown: its button and its panel. A press anywhere else is outside. */
export const dropdownArea = (name: DropdownName) => ({ 'data-dropdown': name });

/** Closes on a press or focus outside, on Escape and on navigation; the header closes it on scrolling down. */
export function useDropdownClosing(): void {
  const { pathname, search } = useLocation();
  const url = pathname + search;
  useEffect(() => {
    if (useDropdownStore.getState().url !== url) useDropdownStore.setState({ open: null, url });
  }, [url]);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const open = openDropdownName();
      if (!open || (target instanceof Element && target.closest(`[data-dropdown="${open}"]`))) return;
      closeDropdowns();
    };
    const escape = (event: KeyboardEvent) => {
      const open = openDropdownName();
      if (event.key !== 'Escape' || !open || event.defaultPrevented) return;
      closeDropdowns();
      document.querySelector<HTMLElement>(`[data-dropdown="${open}"] [aria-expanded]`)?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, []);
}
