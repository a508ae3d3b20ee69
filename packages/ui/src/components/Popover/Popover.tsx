import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import * as css from './Popover.css.ts';

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The name of what opens. */
  label: string;
  children: ReactNode;
  /** Controlled, for dropdowns that close each other. */
  open?: boolean;
  /** Called when it opens and closes, to keep one open at a time. */
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  /** 280, 360 or 480 px. */
  width?: keyof typeof css.width;
};

/** A small panel on a button: messages, notifications, a filter. Closes with Escape or a press outside. */
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
