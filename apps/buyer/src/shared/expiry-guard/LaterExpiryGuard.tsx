import { lazyPart } from '@havan/app-shell/loading/LazyPart';

/** The warning in a chunk of its own: a page that shows lines does not wait for it. */
export const LaterExpiryGuard = lazyPart(() => import('./ExpiryGuardNote.tsx'), 'ExpiryGuardNote', {
  isQuiet: true,
});
