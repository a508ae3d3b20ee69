import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { printDelayMs } from '../../theme/behaviour.ts';
import * as css from './PrintFrame.css.ts';

export type PrintFrameProps = {
  /** Printed content; the rest of the page is not printed while the component is mounted. */
  children: ReactNode;
  /** Paper size for `@page`: `A4`, `100mm 150mm`. Default: that of the browser. */
  pageSize?: string;
  /** Called when the print dialog has closed. */
  onDone: () => void;
};

/** Renders content for print only and opens the print dialog 250 ms after mounting. Unmount it in `onDone`. */
export function PrintFrame({ children, pageSize, onDone }: PrintFrameProps) {
  useEffect(() => {
    if (pageSize === undefined) return undefined;
    const sheet = new CSSStyleSheet();
    // Label printers cut at the end of the page, so the content sets its own margins.
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
