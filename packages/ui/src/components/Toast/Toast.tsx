import { Toast as Base } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlotSmall } from '../../css/utilities.css.ts';
import { CloseIcon } from '../../icons.ts';
import type { Tone } from '../../theme/props.ts';
import * as css from './Toast.css.ts';

export type ToastMessage = {
  title: string;
  description?: string;
  tone?: Exclude<Tone, 'info'>;
  /** One way back or on: `Geri al`, `Sepete git`. */
  action?: { label: string; onPress: () => void };
  /** Milliseconds; 0 stays. By default 5000, longer with an action. */
  duration?: number;
};

/** Shows passing news from anywhere beneath a ToastProvider: `const toast = useToast(); toast({ title: … })`. */
export function useToast(): (message: ToastMessage) => void {
  const { add } = Base.useToastManager();
  return ({ title, description, tone = 'neutral', action, duration }) => {
    add({
      title,
      description,
      type: tone,
      priority: tone === 'critical' ? 'high' : 'low',
      timeout: duration ?? (action ? 10_000 : 5000),
      ...(action ? { actionProps: { children: action.label, onClick: action.onPress } } : {}),
    });
  };
}

/** Once around the app. F6 moves into the messages. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider limit={3}>
      {children}
      <Base.Portal>
        <Base.Viewport className={css.viewport} aria-label="Bildirimler">
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function ToastList() {
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => (
    <Base.Root key={toast.id} toast={toast} swipeDirection={['down', 'right']} className={css.toast}>
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
        <Base.Close className={css.close} aria-label="Kapat">
          <span className={iconSlotSmall} aria-hidden="true">
            <CloseIcon />
          </span>
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ));
}
