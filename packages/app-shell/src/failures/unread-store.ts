import { useEffect } from 'react';
import { create } from 'zustand';

/** Number of mounted screens that have nothing to show, because they were never read before the connection broke. */
const useUnreadStore = create<{ readonly screens: number }>()(() => ({ screens: 0 }));

/** Returns whether the screen has nothing to show. */
export const useIsUnread = (): boolean => useUnreadStore(({ screens }) => screens > 0);

/** Reports to the frame, while mounted, that the screen has nothing to show. */
export function useReportUnread(): void {
  useEffect(() => {
    const add = (more: number) => useUnreadStore.setState(({ screens }) => ({ screens: screens + more }));
    add(1);
    return () => add(-1);
  }, []);
}
