import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden } from '../../css/utilities.css.ts';
import { Anchor, type LinkRenderProps } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Link.css.ts';

export type LinkProps = Omit<LinkRenderProps, 'className' | 'style'> & {
  children: ReactNode;
  /** `text` is a link in a sentence, `name` the name of a record that links to it, `bare` has no style. */
  variant?: keyof typeof css.variant;
  /** Opens in a new tab; screen readers announce it. */
  newTab?: boolean;
};

/** Leads somewhere. Something that acts is a Button. */
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
