import { applyTheme, readThemePreference, type Density } from '@havan/ui/theme-preference';
import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, type RouteObject } from 'react-router';
import type { AppProfile } from '../profile/app-profile.ts';
import { AppFrame, type AppFrameProps } from '../frame/AppFrame.tsx';
import { sendForScreens } from '../loading/lazy-screen.ts';
import { dropLateAnswers } from './early-answers.ts';
import { keepTyping } from './early-typing.ts';

interface App extends Pick<AppFrameProps, 'Screens'> {
  readonly profile: AppProfile;
  readonly routes: RouteObject[];
  readonly density: Density;
}

/**
 * Starts the app on a prerendered document (docs/decisions/099). A frame with a form that somebody may be typing into
 * is hydrated; any other frame stays until the first render of the app is complete and replaces it.
 */
export async function startApp({ profile, routes, Screens, density }: App): Promise<void> {
  applyTheme(readThemePreference(), density);
  dropLateAnswers();
  const root = document.getElementById('root');
  if (!root) return;
  const draw = (onStanding?: () => void) => (
    <StrictMode>
      <BrowserRouter basename={profile.basename || '/'}>
        <Standing root={root} onStanding={onStanding}>
          <AppFrame profile={profile} routes={routes} Screens={Screens} />
        </Standing>
      </BrowserRouter>
    </StrictMode>
  );
  if (isHydrated(root, profile)) {
    await nextTask();
    startTransition(() => void hydrateRoot(root, draw()));
    return;
  }
  const handOn = keepTyping(root);
  await scriptsOfThePage();
  await sendForScreens(routes, location, profile.basename || '/');
  const { dataset } = document.documentElement;
  if ('unpainted' in dataset) {
    root.replaceChildren();
    delete dataset['unpainted'];
  }
  // In a transition React waits for chunks that are loaded already and renders in slices.
  startTransition(() => createRoot(root).render(draw(handOn)));
}

interface StandingProps {
  readonly root: HTMLElement;
  readonly onStanding: (() => void) | undefined;
  readonly children: ReactNode;
}

/** From its first frame on the app is shown and the prerendered frame removed. */
function Standing({ root, onStanding, children }: StandingProps) {
  useLayoutEffect(() => {
    root.removeAttribute('data-painted');
    onStanding?.();
  }, [root, onStanding]);
  return children;
}

/**
 * Returns whether a visitor's frame can be hydrated: the visitor is signed out and the frame belongs to this
 * page.
 */
function isHydrated(root: HTMLElement, { session }: AppProfile): boolean {
  return (
    root.dataset['painted'] === 'visitor' &&
    location.pathname.endsWith(root.dataset['path'] ?? '') &&
    session.read() === null
  );
}

/**
 * The scripts named by the document are loading already; the screen that needs a failed one reports it. Each file runs
 * in a task of its own as it arrives: all in one task would block a slow phone.
 */
async function scriptsOfThePage(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    await nextTask();
    await import(/* @vite-ignore */ href).catch(() => null);
  }
  await nextTask();
}

/** Yields, so that the browser can paint and handle input. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
