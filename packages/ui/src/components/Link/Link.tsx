import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden } from '../../css/utilities.css.ts';
import { Anchor, type LinkRenderProps } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Link.css.ts';

export type LinkProps = Omit<LinkRenderProps, 'className' | 'style'> & {
  children: ReactNode;
  /** `text` is a link in a sentence, `name` the linked name of a record, `bare` has no style. */
  variant?: keyof typeof css.variant;
  /** Opens in a new tab; a hidden text announces this to screen readers. */
  newTab?: boolean;
};

/** Renders a link for navigation. For an action use Button. */
export function Link({ variant = 'text', newTab, children, ...rest }: LinkProps) {
  return (
    <Anchor
      {...rest}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      className={cx(css.link, css.variant[variant])}
    >
      {children}
      {newTab ? <span className={hidden}> (yeni sekmede açılır)</span> : null}
    </Anchor>
  );
}
