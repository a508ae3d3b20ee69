import { Toast as Base } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlotSmall } from '../../css/utilities.css.ts';
import { CloseIcon } from '../../icons.ts';
import * as css from './Toast.css.ts';
import { subscribe, takeWaiting, type ToastMessage } from './toast-queue.ts';

/** Where the messages appear; loaded with the first one. */
export function ToastViewport() {
  return (
    <Base.Provider limit={3}>
      <Base.Portal>
        <Base.Viewport className={css.viewport} aria-label="Bildirimler">
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function ToastList() {
  const { toasts, add, close } = Base.useToastManager();
  useEffect(() => {
    const show = () =>
      takeWaiting().forEach((message) => {
        const id: string = add(shown(message, () => close(id)));
      });
    show();
    return subscribe(show);
  }, [add, close]);
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
        <Base.Close className={css.close} aria-label="Kapat" aria-hidden={false}>
          <span className={iconSlotSmall} aria-hidden="true">
            <CloseIcon />
          </span>
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ));
}

/** A message whose way back has been taken says nothing any more: it goes, and cannot be taken twice. */
function shown({ title, description, tone = 'neutral', action, duration }: ToastMessage, close: () => void) {
  return {
    title,
    description,
    type: tone,
    priority: tone === 'critical' ? ('high' as const) : ('low' as const),
    timeout: duration ?? (action ? 10_000 : 5000),
    ...(action
      ? {
          actionProps: {
            children: action.label,
            onClick: () => {
              close();
              action.onPress();
            },
          },
        }
      : {}),
  };
}
