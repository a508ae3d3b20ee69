import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import * as css from './Tooltip.css.ts';

export type TooltipProps = {
  /** A button or a link: something that can have the focus. */
  children: ReactElement;
  /** A few helpful words; never the only place of an information. */
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
};

/** A few words beside a control, on hover and on focus. */
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
