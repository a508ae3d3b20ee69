import { Box } from '@havan/ui/Box';
import { Heading } from '@havan/ui/Heading';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import type { ReactNode } from 'react';
import { AuthPage } from '@havan/app-shell/session/sign-in/AuthPage';

interface AccountCardProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Content below a line: links to other pages. */
  readonly foot?: ReactNode;
}

/** Renders one decision on a page of its own: its title, one sentence, the form. */
export function AccountCard({ title, lead, children, foot }: AccountCardProps) {
  return (
    <AuthPage title={title} size="narrow">
      <Box surface="sheet" frame="section" padding={{ phone: 'm', tablet: 'xl' }}>
        <Stack space="l">
          <Stack space="xs">
            <Heading level={1}>{title}</Heading>
            {lead ? (
              <Text tone="soft" size="large">
                {lead}
              </Text>
            ) : null}
          </Stack>
          {children}
          {foot ? (
            <Box lineAbove="row" paddingY="s">
              {foot}
            </Box>
          ) : null}
        </Stack>
      </Box>
    </AuthPage>
  );
}
