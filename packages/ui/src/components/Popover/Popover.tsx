import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import * as css from './Popover.css.ts';

export type PopoverProps = {
  /** Button that opens the panel. */
  trigger: ReactElement;
  /** Accessible name of the panel. */
  label: string;
  children: ReactNode;
  /** Makes the panel controlled, for dropdowns of which only one is open. */
  open?: boolean;
  /** Called when the panel opens and closes. */
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  /** Width 280, 360 or 480 px. */
  width?: keyof typeof css.width;
};

/** Renders a panel below its trigger: messages, notifications, a filter. It closes with Escape or a click outside. */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  align = 'end',
  width = 'medium',
}: PopoverProps) {
  return (
    <Base.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange: (next: boolean) => onOpenChange(next) } : {})}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={css.positioner} align={align} sideOffset={4} collisionPadding={8}>
          <Base.Popup className={`${css.popup} ${css.width[width]}`} aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
