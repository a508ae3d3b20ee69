import { Heading } from '@havan/ui/Heading';
import { Logo } from '@havan/ui/Logo';
import { Page } from '@havan/ui/Page';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import type { ReactNode } from 'react';

interface SessionPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a page without the frame, before the sign-in. */
export function SessionPage({ title, lead, children }: SessionPageProps) {
  return (
    <Page size="narrow">
      <Stack space="l">
        <Logo />
        <Stack space="xs">
          <Heading level={1}>{title}</Heading>
          {lead ? <Text tone="soft">{lead}</Text> : null}
        </Stack>
        {children}
      </Stack>
    </Page>
  );
}
