import { cx } from '../../css/cx.ts';
import { iconSlotSmall } from '../../css/utilities.css.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons.ts';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Pagination.css.ts';
import { pageWindow } from './page-window.ts';

export type PaginationProps = {
  /** Current page, starting at 1. */
  page: number;
  /** Number of pages; nothing is rendered for fewer than 2. */
  pageCount: number;
  /** Returns the URL of a page. The page number is part of the URL, so pages are links. */
  hrefFor: (page: number) => string;
  label?: string;
};

/** Renders numbered pages, for lists in which users return to a page. For endless lists use LoadMore. */
export function Pagination({ page, pageCount, hrefFor, label = 'Sayfalar' }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label} className={css.list}>
      <Step to={page - 1} disabled={page <= 1} label="Önceki sayfa" hrefFor={hrefFor} />
      {pageWindow(page, pageCount).map((entry, index) =>
        entry === null ? (
          <span key={`gap-${index === 1 ? 'start' : 'end'}`} className={css.gap}>
            …
          </span>
        ) : (
          <Anchor
            key={entry}
            href={hrefFor(entry)}
            aria-label={`${entry}. sayfa`}
            aria-current={entry === page ? 'page' : undefined}
            className={cx(css.page, entry === page && css.current)}
          >
            {entry}
          </Anchor>
        ),
      )}
      <Step to={page + 1} disabled={page >= pageCount} label="Sonraki sayfa" hrefFor={hrefFor} />
    </nav>
  );
}

type StepProps = { to: number; disabled: boolean; label: string; hrefFor: (page: number) => string };

function Step({ to, disabled, label, hrefFor }: StepProps) {
  const icon = (
    <span className={iconSlotSmall} aria-hidden="true">
      {label.startsWith('Ö') ? <ChevronLeftIcon /> : <ChevronRightIcon />}
    </span>
  );
  if (disabled) return <span className={cx(css.page, css.disabled)}>{icon}</span>;
  return (
    <Anchor href={hrefFor(to)} aria-label={label} className={css.page}>
      {icon}
    </Anchor>
  );
}
