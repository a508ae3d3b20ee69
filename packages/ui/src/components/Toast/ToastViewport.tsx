import { Toast as Base } from '@base-ui/react/toast';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlotSmall } from '../../css/utilities.css.ts';
import { CloseIcon } from '../../icons.ts';
import { footHeight } from '../../theme/foot-height.ts';
import { unbroken } from '../Text/unbroken.ts';
import * as css from './Toast.css.ts';
import { type Corner, neededOnPage, quietCorner } from './quiet-corner.ts';
import { subscribe, takeWaiting, type ToastAction, type ToastMessage } from './toast-queue.ts';

/** Renders the waiting messages; loaded on demand by ToastProvider. */
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

/** Gap between the page header and a message below it, px. */
const headGap = 16;

/** Returns the bottom of the page header in the viewport, px; 0 while it is scrolled out of view. */
const headBottom = () => Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);

/** Returns the height of the bars at the bottom of a phone, px. It is measured, because the value is a CSS length. */
const footOfPage = () => {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.cssText = `position: fixed; visibility: hidden; height: ${footHeight}`;
  const height = probe.offsetHeight;
  probe.remove();
  return height;
};

const windowSize = () => ({
  width: innerWidth,
  height: innerHeight,
  headBottom: headBottom(),
  foot: footOfPage(),
});

/** Time that a new page may take to render its controls, ms. */
const drawingTime = 400;

interface ToastListProps {
  /** Called when messages arrive, to find the corner where they cover the fewest controls. */
  readonly onShow: () => void;
  /** Called when the page changes while a message is shown. */
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
      // A message that is shown is being read, so it does not move.
      if (messages.length > 0 && shownNow.current === 0) place.current();
      messages.forEach((message) => {
        const id: string = add(shown(message, () => close(id)));
      });
    };
    show();
    return subscribe(show);
  }, [add, close]);
  useEffect(() => {
    // A new title means a new page, whose controls a message must not cover.
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
    // Base UI announces an urgent message in a separate region and hides the message, and until pointer input
    // also its button, from screen readers. Both are focusable, so they must keep their names;
    // `aria-live="off"` prevents a second announcement.
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

/** Returns the Base UI options of a message. Its actions first remove the message, so that an undo cannot run twice. */
function shown(
  { title, description, tone = 'neutral', action, next, duration }: ToastMessage,
  close: () => void,
) {
  return {
    title: unbroken(title),
    description: unbroken(description),
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
