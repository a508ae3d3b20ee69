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
  /** How many wait; 0 shows nothing, beyond 99 shows `99+`. */
  count?: number;
  /** `critical` for what is unread. */
  countTone?: 'neutral' | 'critical';
};

type NativeButton = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'>;

export type HeaderToolProps = NativeButton & ToolFace & { href?: string };

/** Largest count; beyond it the badge shows `99+`. */
const most = 99;

/** Messages, notifications: an icon, a word where there is room, a count. With `href` a link, else a button. */
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
  /** Beneath the name: the person behind the pharmacy. */
  detail?: string;
};

/** The signed-in user; the trigger of the account Menu. */
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
  /** Read before the number: `Sepet`. */
  label: string;
  /** Noun of the counted things: `ürün`. */
  noun: string;
  count: number;
  /** Whole kuruş; left out while unknown. */
  total?: number;
};

/** The cart: how many, how much. The one filled thing in the header. */
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
