import { useSyncExternalStore } from 'react';

/** Choice of the user; `system` follows the device. */
export type ThemePreference = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

const key = 'havan.theme';
const changed = 'havan:theme';

/** Returns the stored choice; `system` without one or when the storage is not accessible. */
export function readThemePreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Sets the theme and the app's density on the root element. Call it before the first render. */
export function applyTheme(preference: ThemePreference = readThemePreference(), density?: Density): void {
  const root = document.documentElement;
  if (preference === 'system') root.removeAttribute('data-theme');
  else root.dataset['theme'] = preference;
  if (density) root.dataset['density'] = density;
}

/** Stores the choice, applies it and updates every ThemeSwitch on the page. */
export function setThemePreference(preference: ThemePreference): void {
  try {
    if (preference === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, preference);
  } catch {
    // Without storage the theme applies until the tab is closed.
  }
  applyTheme(preference);
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the current choice, updated across components and tabs. */
export function useThemePreference(): ThemePreference {
  return useSyncExternalStore(subscribe, readThemePreference, () => 'system');
}
