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
 * The part that draws comes a moment after the first press: no page has news before somebody has done something, and the
 * news may be that the line is gone. Where it cannot be had the page goes on, and it is sent for again.
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
    // The button shows its pressed state first.
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
/** How long a press has for its own work, ms. */
const answerTime = 500;

/** Shows passing news from anywhere beneath a ToastProvider: `const toast = useToast(); toast({ title: … })`. */
export function useToast(): (message: ToastMessage) => void {
  return announce;
}

/** Once around the app. F6 moves into the messages. */
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
