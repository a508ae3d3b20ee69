import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import * as css from './PrintFrame.css.ts';

export type PrintFrameProps = {
  /** What goes on paper. While it is set everything else stays off the paper. */
  children: ReactNode;
  /** After the dialog closed. */
  onDone: () => void;
};

/** Specification §4: the content is shown, the browser's print dialog opens after 250 ms. */
const printDelay = 250;

/** Puts its content alone on paper and opens the print dialog. Mount it to print, unmount it in `onDone`. */
export function PrintFrame({ children, onDone }: PrintFrameProps) {
  useEffect(() => {
    const timer = setTimeout(() => window.print(), printDelay);
    window.addEventListener('afterprint', onDone, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
  return createPortal(<div className={css.paper}>{children}</div>, document.body);
}
