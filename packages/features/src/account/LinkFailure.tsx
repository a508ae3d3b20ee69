import { Alert } from '@havan/ui/Alert';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Stack } from '@havan/ui/Stack';
import type { ReactNode } from 'react';
import { AccountCard } from './AccountCard.tsx';

interface LinkFailureProps {
  readonly title: string;
  readonly message: string;
  readonly help: ReactNode;
  /** The way on. */
  readonly next: { readonly label: string; readonly href: string };
  readonly other?: { readonly label: string; readonly href: string };
}

/** A mailed link that leads nowhere any more: why, and what to do now. */
export function LinkFailure({ title, message, help, next, other }: LinkFailureProps) {
  return (
    <AccountCard title={title}>
      <Stack space="m">
        <Alert kind="warning" title={message}>
          {help}
        </Alert>
        <ButtonLink href={next.href} size="large" wide>
          {next.label}
        </ButtonLink>
        {other ? (
          <ButtonLink href={other.href} variant="outline" wide>
            {other.label}
          </ButtonLink>
        ) : null}
      </Stack>
    </AccountCard>
  );
}
