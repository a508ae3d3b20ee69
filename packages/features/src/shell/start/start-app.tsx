import { applyTheme, readThemePreference, type Density } from '@havan/ui/theme-preference';
import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, type RouteObject } from 'react-router';
import type { AppProfile } from '../app-profile.ts';
import { AppFrame } from '../AppFrame.tsx';
import { sendForScreens } from '../lazy-screen.ts';
import { dropLateAnswers } from './early-answers.ts';
import { keepTyping } from './early-typing.ts';

interface App {
  readonly profile: AppProfile;
  readonly routes: RouteObject[];
  readonly density: Density;
}

/**
 * Draws the app over the frame that the document already paints (docs/decisions/099). A form that somebody may be typing
 * into is taken over as it stands; any other frame stays until the first own one is complete and replaces it at once.
 */
export async function startApp({ profile, routes, density }: App): Promise<void> {
  applyTheme(readThemePreference(), density);
  dropLateAnswers();
  const root = document.getElementById('root');
  if (!root) return;
  const draw = (onStanding?: () => void) => (
    <StrictMode>
      <BrowserRouter basename={profile.basename || '/'}>
        <Standing root={root} onStanding={onStanding}>
          <AppFrame profile={profile} routes={routes} />
        </Standing>
      </BrowserRouter>
    </StrictMode>
  );
  if (isTakenOver(root, profile)) {
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
  // In a transition React waits the moment that the parts need which have come already, and draws in slices.
  startTransition(() => createRoot(root).render(draw(handOn)));
}

interface StandingProps {
  readonly root: HTMLElement;
  readonly onStanding: (() => void) | undefined;
  readonly children: ReactNode;
}

/** From its first own frame on the app speaks, and no longer the document. */
function Standing({ root, onStanding, children }: StandingProps) {
  useLayoutEffect(() => {
    root.removeAttribute('data-painted');
    onStanding?.();
  }, [root, onStanding]);
  return children;
}

/** The frame of a visitor is the first one of the app, so long as nobody is signed in and it is of this page. */
function isTakenOver(root: HTMLElement, { session }: AppProfile): boolean {
  return (
    root.dataset['painted'] === 'visitor' &&
    location.pathname.endsWith(root.dataset['path'] ?? '') &&
    session.read() === null
  );
}

/**
 * What the document names is on its way already; a part that does not come is told by the screen that needs it. Each file
 * runs in a task of its own, as it comes: all of them in one would hold a slow phone up.
 */
async function scriptsOfThePage(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    await nextTask();
    await import(/* @vite-ignore */ href).catch(() => null);
  }
  await nextTask();
}

/** Lets the browser paint, and answer a press, before it goes on. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
