import { HeaderBar } from '@havan/ui/HeaderBar';
import { Link } from '@havan/ui/Link';
import { Logo } from '@havan/ui/Logo';
import type { ReactNode } from 'react';
import type { LazyScreen } from '../loading/lazy-screen.ts';
import { useAppProfile } from '../profile/app-profile.ts';
import { headerTexts } from '../shell-texts.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { closeDropdowns, useDropdownClosing } from './header-dropdowns.ts';
import { MessageMenu } from './MessageMenu.tsx';
import { NotificationMenu } from './NotificationMenu.tsx';

export interface HeaderProps {
  /** Beside the logo: the name of the area. */
  readonly area?: ReactNode;
  /** The search field of the app. */
  readonly search?: ReactNode;
  /** Extra content beside the menus: the cart, the areas of a merchant. */
  readonly tools?: ReactNode;
  /** The panel of the bell, passed in because the frame may not import the notifications. */
  readonly notificationPanel: LazyScreen<object>;
  /** The second row: the category bar. */
  readonly bar?: ReactNode;
}

/** Renders the global header: logo, search, the three menus and the app's own tools (specification §2.3). */
export function Header({ area, search, tools, notificationPanel, bar }: HeaderProps) {
  const { paths } = useAppProfile();
  useDropdownClosing();
  return (
    <HeaderBar
      logo={
        <Link href={paths.home()} variant="bare" aria-label={headerTexts.home}>
          <Logo label="" />
        </Link>
      }
      area={area}
      search={search}
      tools={
        <>
          <MessageMenu />
          <NotificationMenu panel={notificationPanel} />
          <AccountMenu />
          {tools}
        </>
      }
      below={bar}
      onHide={closeDropdowns}
    />
  );
}
