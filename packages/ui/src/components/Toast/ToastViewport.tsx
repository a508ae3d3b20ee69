import { Toast as Base } from '@base-ui/react/toast';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlotSmall } from '../../css/utilities.css.ts';
import { CloseIcon } from '../../icons.ts';
import * as css from './Toast.css.ts';
import { type Corner, neededOnPage, quietCorner } from './quiet-corner.ts';
import { subscribe, takeWaiting, type ToastAction, type ToastMessage } from './toast-queue.ts';

/** The place of the messages; loaded with the first one. */
export function ToastViewport() {
  const viewport = useRef<HTMLDivElement>(null);
  const [{ corner, top }, setPlace] = useState<{ corner: Corner; top: number }>({ corner: 'end', top: 0 });
  const place = (now?: Corner) =>
    setPlace({
      corner: quietCorner(windowSize(), neededOnPage(document, viewport.current), now),
      top: headBottom() + headGap,
    });
  return (
    <Base.Provider limit={2}>
      <Base.Portal>
        <Base.Viewport
          ref={viewport}
          className={cx(css.viewport, css.corner[corner])}
          style={corner === 'head' ? { top } : undefined}
          aria-label="Bildirimler"
        >
          <ToastList onShow={() => place()} onPageChange={() => place(corner)} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

/** Between the head of the page and a message beneath it, px. */
const headGap = 16;

/** Where the head of the page ends in the window, px; 0 while it is scrolled away. */
const headBottom = () => Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);

const windowSize = () => ({ width: innerWidth, height: innerHeight, headBottom: headBottom() });

/** How long a page that has just opened may take to draw its controls, ms. */
const drawingTime = 400;

interface ToastListProps {
  /** Called as messages come, to find the place where they cover least. */
  readonly onShow: () => void;
  /** Called when another page has opened beneath a message. */
  readonly onPageChange: () => void;
}

function ToastList({ onShow, onPageChange }: ToastListProps) {
  const { toasts, add, close } = Base.useToastManager<{ next?: ToastAction }>();
  const shownNow = useRef(0);
  const place = useRef(onShow);
  const placeAnew = useRef(onPageChange);
  useLayoutEffect(() => {
    shownNow.current = toasts.length;
    place.current = onShow;
    placeAnew.current = onPageChange;
  });
  useEffect(() => {
    const show = () => {
      const messages = takeWaiting();
      // A toast that is already shown is being read: it does not move.
      if (messages.length > 0 && shownNow.current === 0) place.current();
      messages.forEach((message) => {
        const id: string = add(shown(message, () => close(id)));
      });
    };
    show();
    return subscribe(show);
  }, [add, close]);
  useEffect(() => {
    // Each page has a title of its own: with it the controls change that a message must not cover.
    let title = document.title;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const pages = new MutationObserver(() => {
      if (document.title === title) return;
      title = document.title;
      clearTimeout(soon);
      soon = setTimeout(() => {
        if (shownNow.current > 0) placeAnew.current();
      }, drawingTime);
    });
    pages.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      clearTimeout(soon);
      pages.disconnect();
    };
  }, []);
  return toasts.map((toast) => (
    // An urgent one is announced by a region of its own and would be hidden itself, as is its button until the pointer
    // comes: both take the focus, so they must have a name for who hears the page. That it is not said twice is the
    // work of `aria-live`.
    <Base.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'right']}
      className={css.toast}
      aria-hidden={false}
      aria-live={toast.priority === 'high' ? 'off' : undefined}
    >
      <Base.Content className={css.content}>
        <span
          className={cx(css.edge, css.tone[(toast.type ?? 'neutral') as keyof typeof css.tone])}
          aria-hidden="true"
        />
        <div className={css.words}>
          <Base.Title className={css.title} />
          <Base.Description className={css.description} />
        </div>
        {toast.actionProps ? <Base.Action className={css.action} /> : null}
        {toast.data?.next ? (
          <button type="button" className={css.action} onClick={toast.data.next.onPress}>
            {toast.data.next.label}
          </button>
        ) : null}
        <Base.Close className={css.close} aria-label="Kapat" aria-hidden={false}>
          <span className={iconSlotSmall} aria-hidden="true">
            <CloseIcon />
          </span>
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ));
}

/** Returns a message as shown: after its undo it is removed at once, and cannot be undone twice. */
function shown(
  { title, description, tone = 'neutral', action, next, duration }: ToastMessage,
  close: () => void,
) {
  return {
    title,
    description,
    type: tone,
    priority: tone === 'critical' ? ('high' as const) : ('low' as const),
    timeout: duration ?? (action || next ? 10_000 : 5000),
    ...(next ? { data: { next: closing(next, close) } } : {}),
    ...(action
      ? {
          actionProps: {
            children: action.label,
            onClick: closing(action, close).onPress,
          },
        }
      : {}),
  };
}

const closing = ({ label, onPress }: ToastAction, close: () => void): ToastAction => ({
  label,
  onPress: () => {
    close();
    onPress();
  },
});
