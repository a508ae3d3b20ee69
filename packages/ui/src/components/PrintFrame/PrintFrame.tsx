import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { printDelayMs } from '../../theme/behaviour.ts';
import * as css from './PrintFrame.css.ts';

export type PrintFrameProps = {
  /** Content for the paper. While it is set everything else stays off the paper. */
  children: ReactNode;
  /** The sheet in the printer, as `@page` names it: `A4`, `100mm 150mm`. Without it the browser's own. */
  pageSize?: string;
  /** After the dialog closed. */
  onDone: () => void;
};

/** Puts its content alone on paper and opens the print dialog. Mount it to print, unmount it in `onDone`. */
export function PrintFrame({ children, pageSize, onDone }: PrintFrameProps) {
  useEffect(() => {
    if (pageSize === undefined) return undefined;
    const sheet = new CSSStyleSheet();
    // A label printer cuts where the page ends: the margins are those of the content.
    sheet.replaceSync(`@page { size: ${pageSize}; margin: 0 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [pageSize]);
  useEffect(() => {
    const timer = setTimeout(() => window.print(), printDelayMs);
    window.addEventListener('afterprint', onDone, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
  return createPortal(<div className={css.paper}>{children}</div>, document.body);
}
