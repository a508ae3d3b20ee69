import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden, iconSlot } from '../../css/utilities.css.ts';
import { CartIcon, ChevronDownIcon, UserIcon } from '../../icons.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { Money } from '../Money/Money.tsx';
import * as css from './HeaderTool.css.ts';

type ToolFace = {
  label: string;
  icon: ReactNode;
  /** Number in the badge; 0 shows none, above 99 it is `99+`. */
  count?: number;
  /** `critical` for unread items. */
  countTone?: 'neutral' | 'critical';
};

type NativeButton = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'>;

export type HeaderToolProps = NativeButton & ToolFace & { href?: string };

/** Largest count; beyond it the badge shows `99+`. */
const most = 99;

/** Renders an icon with a count, and with its label where there is room. A link with `href`, otherwise a button. */
export function HeaderTool({
  label,
  icon,
  count = 0,
  countTone = 'neutral',
  href,
  ...native
}: HeaderToolProps) {
  const face = (
    <>
      <span className={iconSlot} aria-hidden="true">
        {icon}
      </span>
      <span className={css.word}>{label}</span>
      {count > 0 ? (
        <span className={css.count}>
          <Badge variant="count" tone={countTone}>
            {count > most ? '99+' : count}
          </Badge>
        </span>
      ) : null}
    </>
  );
  if (href !== undefined) {
    return (
      <Anchor href={href} className={css.tool} title={label}>
        {face}
      </Anchor>
    );
  }
  return (
    <button type="button" {...native} className={css.tool} title={label}>
      {face}
    </button>
  );
}

export type HeaderAccountProps = NativeButton & {
  /** Name of the signed-in user. */
  name: string;
  /** Text below the name: the person who acts for the pharmacy. */
  detail?: string;
};

/** Renders the name of the signed-in user, as the trigger of the account Menu. */
export function HeaderAccount({ name, detail, ...native }: HeaderAccountProps) {
  return (
    <button type="button" {...native} className={cx(css.tool, css.account)}>
      <span className={iconSlot} aria-hidden="true">
        <UserIcon />
      </span>
      <span className={css.person}>
        <span className={css.name}>{name}</span>{' '}
        {detail ? <span className={css.detail}>{detail}</span> : null}
      </span>
      <span className={css.arrow} aria-hidden="true">
        <ChevronDownIcon />
      </span>
    </button>
  );
}

export type HeaderCartProps = {
  href: string;
  /** Text for screen readers before the number: `Sepet`. */
  label: string;
  /** Noun of the counted items: `ürün`. */
  noun: string;
  count: number;
  /** Whole kuruş; omitted while unknown. */
  total?: number;
};

/** Renders a link to the cart with its number of items and total. The only filled element of the header. */
export function HeaderCart({ href, label, noun, count, total }: HeaderCartProps) {
  return (
    <Anchor href={href} className={css.basket}>
      <span className={iconSlot} aria-hidden="true">
        <CartIcon />
      </span>
      <span className={hidden}>{label}, </span>
      <span>
        {count}
        <span className={hidden}> {noun}</span>
      </span>
      {total === undefined ? null : (
        <span className={css.total}>
          <Money value={total} tone="inherit" />
        </span>
      )}
    </Anchor>
  );
}
