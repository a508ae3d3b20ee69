import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Breadcrumb.css.ts';

export type BreadcrumbProps = {
  /** From the home page down; the last item has no `href` and is the current page. */
  items: readonly { label: string; href?: string }[];
};

/** Renders the path to this page, with links to the pages above it. On a phone only the link one level up is shown. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="Konum">
      <ol className={css.list}>
        {items.map((item, index) => (
          <li key={item.label} className={css.item}>
            {item.href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            ) : (
              <Anchor className={css.link} href={item.href}>
                {item.label}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
