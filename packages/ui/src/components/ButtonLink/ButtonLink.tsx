import { ButtonContent, type ButtonLook } from '../Button/Button.tsx';
import * as css from '../Button/Button.css.ts';
import { Anchor, type LinkRenderProps } from '../LinkProvider/LinkProvider.tsx';

export type ButtonLinkProps = Omit<LinkRenderProps, 'className' | 'style'> & ButtonLook;

/** Looks like a button, leads like a link: opens in a new tab with the middle button, has an address. */
export function ButtonLink({
  variant = 'solid',
  tone = 'action',
  size = 'medium',
  wide = false,
  flush = false,
  icon,
  after,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={css.button({ look: `${variant}-${tone}`, size, wide, flush })}>
      <ButtonContent icon={icon} after={after}>
        {children}
      </ButtonContent>
    </Anchor>
  );
}
