import { useSyncExternalStore } from 'react';

const unchanging = () => () => {};

/**
 * Returns a value that exists only in the browser: `prerendered` in the document and during hydration
 * (docs/decisions/099), afterwards the result of `read`. A frame that differs during hydration would be
 * discarded together with typed input.
 */
export const useBrowserValue = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(unchanging, read, () => prerendered);
