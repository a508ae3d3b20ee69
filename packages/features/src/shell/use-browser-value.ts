import { useSyncExternalStore } from 'react';

const unchanging = () => () => {};

/**
 * What only the browser knows: `painted` in the document and while the app takes it over (docs/decisions/099), from then
 * on what `read` says. A frame that differed while it is taken over would be thrown away, and what was typed with it.
 */
export const useBrowserValue = <Value>(read: () => Value, painted: Value): Value =>
  useSyncExternalStore(unchanging, read, () => painted);
