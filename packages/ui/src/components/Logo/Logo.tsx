import { cx } from '../../css/cx.ts';
import * as css from './Logo.css.ts';

export type LogoProps = {
  /** `mark` is the mortar without the name. */
  variant?: 'full' | 'mark';
  size?: 'small' | 'standard' | 'large';
  /** Accessible name; empty where the surrounding link has one. */
  label?: string;
};

/** Renders the logo: a mortar with a scale on its side, its pestle, and the name. */
export function Logo({ variant = 'full', size = 'standard', label = 'Havan' }: LogoProps) {
  return (
    <span className={cx(css.logo, css.size[size])} {...(label ? { role: 'img', 'aria-label': label } : {})}>
      <svg viewBox="0 0 32 32" className={css.mark} aria-hidden="true">
        <path d="M18.2 12.500 25.400 1.800l3.200 2.100-5.9 8.6z" fill="currentColor" />
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M2 14h28l-2.7 9.700a5 5 0 0 1-4.8 3.600h-13a5 5 0 0 1-4.8-3.600zm6.500 3v1.500h5V17zm.8 3.200v1.500h3v-1.500zm.8 3.200v1.500h5v-1.500z"
        />
        <path d="M9.500 29.200h13v2.300h-13z" fill="currentColor" />
      </svg>
      {variant === 'full' ? (
        <span className={css.word} aria-hidden="true">
          havan
        </span>
      ) : null}
    </span>
  );
}
