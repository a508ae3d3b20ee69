import { createContext, use, useLayoutEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, useRoutes } from 'react-router';
import { create } from 'zustand';
import type { ScreensProps } from './AppFrame.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

/** Returns whether a page stays in view when the address changes from one path to another. */
export type PageHold = (from: string, to: string) => boolean;

const useHold = create<{ readonly hold: PageHold | null }>()(() => ({ hold: null }));

interface HeldPage {
  readonly isHeld: boolean;
  /** Sets the address to that of the held page again. */
  readonly stay: () => void;
}

const HeldPageContext = createContext<HeldPage>({ isHeld: false, stay: () => {} });

/**
 * Chooses the screens of the address for an app whose pages may be held (`useHeldPage`). A held page stays, whether a
 * link, a key or the back button changed the address; in its screens every navigation counts as a POP. `useBlocker` of
 * React Router works with its data routers only, which the apps do not use.
 */
export function HeldScreens({ routes, children }: ScreensProps) {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const hold = useHold((store) => store.hold);
  const [shown, setShown] = useState({ location, type });
  const isHeld = shown.location !== location && (hold?.(shown.location.pathname, location.pathname) ?? false);
  if (shown.location !== location && !isHeld) setShown({ location, type });
  useScrollMemory(shown);
  const held = useMemo(() => {
    const { location: kept } = shown;
    const stay = () => {
      if (type === NavigationType.Push) void navigate(-1);
      else void navigate(kept, { state: kept.state, replace: type === NavigationType.Replace });
    };
    return { isHeld, stay };
  }, [isHeld, shown, type, navigate]);
  const screens = useRoutes(routes, shown.location);
  return <HeldPageContext value={held}>{children(screens)}</HeldPageContext>;
}

/**
 * Holds the page in view on changes of the address that `hold` names, while `isOn`; the page of the address is shown as
 * soon as it is off. One component of an app may hold pages, and its frame has `HeldScreens`.
 *
 * @param hold the same function in every render
 */
export function useHeldPage(hold: PageHold, isOn: boolean): HeldPage {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    useHold.setState({ hold });
    return () => useHold.setState({ hold: null });
  }, [hold, isOn]);
  return use(HeldPageContext);
}
