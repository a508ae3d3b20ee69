import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Stack } from '@havan/ui/Stack';
import type { ReactNode } from 'react';
import { AccountCard } from './AccountCard.tsx';
import { commonTexts } from './account-texts.ts';

interface LinkFailureProps {
  readonly title: string;
  readonly message: string;
  readonly help: ReactNode;
  /** The page to continue with. */
  readonly next: { readonly label: string; readonly href: string };
  /** Retries; without an answer the link may still be valid. */
  readonly onRetry?: (() => void) | undefined;
  readonly other?: { readonly label: string; readonly href: string };
}

/** Renders the message for a mailed link that is no longer valid: the reason and the next step. */
export function LinkFailure({ title, message, help, next, onRetry, other }: LinkFailureProps) {
  return (
    <AccountCard title={title}>
      <Stack space="m">
        <Alert kind="warning" title={message}>
          {help}
        </Alert>
        {onRetry ? (
          <Button size="large" wide onClick={onRetry}>
            {commonTexts.retry}
          </Button>
        ) : null}
        <ButtonLink href={next.href} variant={onRetry ? 'outline' : 'solid'} size="large" wide>
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
