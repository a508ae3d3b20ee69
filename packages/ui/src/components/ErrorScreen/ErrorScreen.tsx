import type { ReactNode } from 'react';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Logo } from '../Logo/Logo.tsx';
import * as css from './ErrorScreen.css.ts';
import { type ErrorScreenType, errorTexts, paymentCodes } from './error-texts.ts';

export type ErrorScreenProps = {
  /** Kind of the error; each has its own title and message. */
  type: ErrorScreenType;
  /** With `payment-loan-failed`: 1981 credit not approved, 1992 cart updated during payment. */
  code?: 1981 | 1992;
  /** Replaces the title of the type. */
  title?: string;
  /** Replaces the message of the type, for example with one from the server. */
  message?: ReactNode;
  /** Target of `Ana sayfaya git`. Type 401 shows no such link, because its caller redirects to the sign-in page. */
  homeHref?: string;
  /** Target of `Sepete git`, for a failed loan payment. */
  cartHref?: string;
  /** Main link, shown first and filled; the link to the home page is then outlined. */
  next?: { label: string; href: string };
  /** Further buttons: sign in, try again. */
  actions?: ReactNode;
  /** Shows the logo, for screens without the header. */
  logo?: boolean;
};

/** Renders a full-page error: what happened, what it means, and where to go next. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { type, code, homeHref = '/', cartHref, next, actions, logo } = props;
  const text = type === 'payment-loan-failed' && code ? paymentCodes[code] : errorTexts[type];
  // A message equal to the title is not shown a second time.
  const said = props.message === text.title ? undefined : props.message;
  const figure = code ?? (/^\d+$/.test(type) ? type : null);
  return (
    <section className={css.screen} aria-labelledby="hata-basligi">
      {logo ? <Logo /> : null}
      {figure ? <p className={css.figure}>{figure}</p> : null}
      <h1 id="hata-basligi" className={css.title}>
        {props.title ?? text.title}
      </h1>
      <div className={css.message}>{said ?? text.message}</div>
      {type === 'refresh' ? (
        <p className={css.keys}>
          Windows: <kbd>Ctrl+Shift+R</kbd> ya da <kbd>Ctrl+F5</kbd> · Mac: <kbd>Command+Shift+R</kbd>
        </p>
      ) : null}
      <div className={css.actions}>
        {next ? <ButtonLink href={next.href}>{next.label}</ButtonLink> : null}
        {type === '401' ? null : (
          <ButtonLink href={homeHref} variant={next ? 'outline' : 'solid'}>
            Ana sayfaya git
          </ButtonLink>
        )}
        {cartHref ? (
          <ButtonLink href={cartHref} variant="outline">
            Sepete git
          </ButtonLink>
        ) : null}
        {actions}
      </div>
    </section>
  );
}
