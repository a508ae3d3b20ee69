import { Box } from '@havan/ui/Box';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Logo } from '@havan/ui/Logo';
import { Page } from '@havan/ui/Page';
import { ThemeSwitch } from '@havan/ui/ThemeSwitch';
import type { ReactNode } from 'react';
import { useAppProfile } from '../../profile/app-profile.ts';

interface AuthPageProps {
  readonly title: string;
  /** `narrow` for a single form. */
  readonly size?: 'full' | 'narrow';
  readonly children: ReactNode;
}

/**
 * Renders the frame of the sign-in and registration pages: no header, no category bar (specification §2.1).
 */
export function AuthPage({ title, size = 'full', children }: AuthPageProps) {
  const { paths } = useAppProfile();
  return (
    <>
      <title>{`${title} | Havan`}</title>
      <Box as="header" surface="sheet" lineBelow="section" paddingY="s">
        <Page as="div">
          <Inline justify="between">
            <Link href={paths.login()} variant="bare" aria-label="Havan">
              <Logo label="" />
            </Link>
            <ThemeSwitch compact />
          </Inline>
        </Page>
      </Box>
      <Page size={size}>{children}</Page>
    </>
  );
}
