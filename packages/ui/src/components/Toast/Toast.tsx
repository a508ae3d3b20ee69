import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { announce, hasBegun, subscribe, type ToastMessage } from './toast-queue.ts';

export type { ToastMessage };

/** The part that draws is loaded with the first message: no page has news before somebody has done something. */
const ToastViewport = lazy(() =>
  import('./ToastViewport.tsx').then((file) => ({ default: file.ToastViewport })),
);

/** Shows passing news from anywhere beneath a ToastProvider: `const toast = useToast(); toast({ title: … })`. */
export function useToast(): (message: ToastMessage) => void {
  return announce;
}

/** Once around the app. F6 moves into the messages. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const hasNews = useSyncExternalStore(subscribe, hasBegun, () => false);
  return (
    <>
      {children}
      {hasNews ? (
        <Suspense fallback={null}>
          <ToastViewport />
        </Suspense>
      ) : null}
    </>
  );
}
