import { type ReactNode, useRef } from 'react';
import { usePublishedHeight } from '../../hooks/use-published-height.ts';
import { CloseIcon } from '../../icons.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './NoticeBar.css.ts';

export type CookieBarProps = {
  children: ReactNode;
  /** Called by `Tamam`. */
  onAccept: () => void;
  /** Called by `Reddet`, which looks the same as `Tamam`. */
  onRefuse: () => void;
};

/** Renders the consent question for cookies at the bottom of the window. The caller sets no cookie before an answer. */
export function CookieBar({ children, onAccept, onRefuse }: CookieBarProps) {
  const bar = useRef<HTMLElement>(null);
  usePublishedHeight(bar, '--hv-notice-height');
  return (
    <>
      <div className={css.room} aria-hidden="true" />
      <section ref={bar} className={css.cookie} aria-label="Çerez tercihleri">
        <div className={css.words}>{children}</div>
        <div className={css.actions}>
          <Button variant="outline" onClick={() => onRefuse()}>
            Reddet
          </Button>
          <Button variant="outline" onClick={() => onAccept()}>
            Tamam
          </Button>
        </div>
      </section>
    </>
  );
}

export type AnnouncementBoxProps = {
  title: string;
  children: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
  onClose: () => void;
};

/** Renders an announcement in the corner until it is closed, for example that an agreement has changed. */
export function AnnouncementBox({ title, children, actions, onClose }: AnnouncementBoxProps) {
  return (
    <aside className={css.announcement} aria-label={title}>
      <div className={css.head}>
        <p className={css.title}>{title}</p>
        <IconButton size="small" label="Kapat" icon={<CloseIcon />} onClick={() => onClose()} />
      </div>
      {children}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </aside>
  );
}

export type AppBannerProps = {
  href: string;
  /** Source of the app: `Google Play’de ücretsiz`. */
  where: string;
  onClose: () => void;
};

/** Renders a banner that links to the mobile app. The caller stores that it was closed. */
export function AppBanner({ href, where, onClose }: AppBannerProps) {
  return (
    <aside className={css.app} aria-label="Mobil uygulama">
      <IconButton size="small" label="Kapat" icon={<CloseIcon />} onClick={() => onClose()} />
      <span className={css.words}>
        <strong>Havan uygulaması</strong>
        <br />
        {where}
      </span>
      <a className={css.appLink} href={href}>
        Aç
      </a>
    </aside>
  );
}
