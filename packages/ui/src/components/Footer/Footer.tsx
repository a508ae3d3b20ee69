import type { ReactNode } from 'react';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Footer.css.ts';

export type FooterProps = {
  /** The Logo and one sentence. */
  brand: ReactNode;
  /** Columns of links, each with a heading. */
  columns: readonly { title: string; links: readonly { label: string; href: string }[] }[];
  /** Phone and mail address of customer service. */
  contact?: ReactNode;
  /** One row of app stores, card brands and social links. */
  marks?: ReactNode;
  /** Last row: copyright, terms, theme. */
  bottom: ReactNode;
};

/** Renders the page footer. */
export function Footer({ brand, columns, contact, marks, bottom }: FooterProps) {
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.top}>
          <div className={css.brand}>{brand}</div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={`Alt bilgi, ${column.title}`}>
              <p className={css.title}>{column.title}</p>
              <ul>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <Anchor href={link.href} className={css.link}>
                      {link.label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {contact ? <div className={css.contact}>{contact}</div> : null}
        </div>
        {marks ? <div className={css.marks}>{marks}</div> : null}
        <div className={css.bottom}>{bottom}</div>
      </div>
    </footer>
  );
}
