import { HeaderBar } from '@havan/ui/HeaderBar';
import { Link } from '@havan/ui/Link';
import { Logo } from '@havan/ui/Logo';
import type { ReactNode } from 'react';
import { useAppProfile } from '../app-profile.ts';
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
  /** What the app puts beside the menus: the basket, the areas of a merchant. */
  readonly tools?: ReactNode;
  /** The second row: the category bar. */
  readonly bar?: ReactNode;
}

/** The global header: logo, search, the three menus, what the app adds (specification §2.3). */
export function Header({ area, search, tools, bar }: HeaderProps) {
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
          <NotificationMenu />
          <AccountMenu />
          {tools}
        </>
      }
      below={bar}
      onHide={closeDropdowns}
    />
  );
}
