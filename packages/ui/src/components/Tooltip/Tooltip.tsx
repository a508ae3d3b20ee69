import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import * as css from './Tooltip.css.ts';

export type TooltipProps = {
  /** A focusable element: a button or a link. */
  children: ReactElement;
  /** A few helpful words; no information that is not available elsewhere. */
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
};

/** Renders a text beside a control on hover and focus. */
export function Tooltip({ children, text, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={300} />
      <Base.Portal>
        <Base.Positioner className={css.positioner} side={side} sideOffset={6}>
          <Base.Popup className={css.popup} role="tooltip">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
