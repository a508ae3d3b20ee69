import { buttonClass, ButtonContent, type ButtonLook } from '../Button/Button.tsx';
import { Anchor, type LinkRenderProps } from '../LinkProvider/LinkProvider.tsx';

export type ButtonLinkProps = Omit<LinkRenderProps, 'className' | 'style'> & ButtonLook;

/** Renders a link that looks like a button. */
export function ButtonLink({
  variant,
  tone,
  size,
  wide,
  flush,
  icon,
  after,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={buttonClass({ variant, tone, size, wide, flush })}>
      <ButtonContent icon={icon} after={after}>
        {children}
      </ButtonContent>
    </Anchor>
  );
}
