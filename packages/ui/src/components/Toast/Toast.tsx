// @not-memoised
import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { announce, hasBegun, subscribe, type ToastMessage } from './toast-queue.ts';

export type { ToastMessage };

const loadViewport = () => import('./ToastViewport.tsx');

/**
 * Returns the component that renders the messages; null until it is loaded. It is loaded 500 ms after the
 * first press: nothing is reported earlier, and a report may be that the connection is lost. A failed load is
 * retried at the next press or when the device is online again.
 */
function useViewport(hasNews: boolean): ComponentType | null {
  const [Viewport, setViewport] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Viewport) return undefined;
    const sendFor = () =>
      void loadViewport().then(
        (file) => setViewport(() => file.ToastViewport),
        () => undefined,
      );
    // Delayed, so that the pressed state of the button is painted first.
    let soon: ReturnType<typeof setTimeout> | undefined;
    const afterPress = () => {
      soon ??= setTimeout(sendFor, answerTime);
    };
    if (hasNews) sendFor();
    addEventListener('online', sendFor);
    for (const press of presses) addEventListener(press, afterPress, { passive: true });
    return () => {
      clearTimeout(soon);
      removeEventListener('online', sendFor);
      for (const press of presses) removeEventListener(press, afterPress);
    };
  }, [Viewport, hasNews]);
  return Viewport;
}

const presses = ['pointerdown', 'keydown'] as const;
/** Delay after a press, ms. */
const answerTime = 500;

/**
 * Returns a function that shows a message: `const toast = useToast(); toast({ title: … })`. It needs a ToastProvider.
 */
export function useToast(): (message: ToastMessage) => void {
  return announce;
}

/** Renders the app and the toast messages; use once. F6 moves the focus into the messages. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const hasNews = useSyncExternalStore(subscribe, hasBegun, () => false);
  const Viewport = useViewport(hasNews);
  return (
    <>
      {children}
      {hasNews && Viewport ? createElement(Viewport) : null}
    </>
  );
}
