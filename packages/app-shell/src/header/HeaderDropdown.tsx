import { Loading } from '@havan/ui/Loading';
import { Suspense, type ReactNode } from 'react';
import * as css from './HeaderDropdown.css.ts';
import { dropdownArea, dropdownPanelId, useIsOpen, type DropdownName } from './header-dropdowns.ts';

interface HeaderDropdownProps {
  readonly name: DropdownName;
  /** The name of the panel. */
  readonly label: string;
  /** A button with the props of `useDropdownButton(name)`. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders a button of the header with its panel. The panel follows the button in the document, so Tab leads
 * into it.
 */
export function HeaderDropdown({ name, label, trigger, children }: HeaderDropdownProps) {
  const isOpen = useIsOpen(name);
  return (
    <div className={css.area} {...dropdownArea(name)}>
      {trigger}
      {isOpen ? (
        <section id={dropdownPanelId(name)} className={css.panel} aria-label={label}>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </section>
      ) : null}
    </div>
  );
}
