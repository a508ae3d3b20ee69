import type { UserType } from '@havan/domain/company';
import { Alert } from '@havan/ui/Alert';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Stack } from '@havan/ui/Stack';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useGlobals } from '@havan/app-shell/profile/use-globals';
import { AccountCard } from './AccountCard.tsx';
import { commonTexts } from './account-texts.ts';

interface DoneCardProps {
  readonly title: string;
  readonly children: string;
  /** Where the account signs in; here when left out. */
  readonly userType?: UserType;
}

/** Renders the success card with the link to the sign-in page, on the host of this account. */
export function DoneCard({ title, children, userType }: DoneCardProps) {
  const profile = useAppProfile();
  useGlobals();
  const login = profile.paths.login();
  const isHere = userType === undefined || userType === profile.userType;
  return (
    <AccountCard title={title}>
      <Stack space="m">
        <Alert kind="success" live>
          {children}
        </Alert>
        <ButtonLink href={isHere ? login : profile.otherAppHref(login)} size="large" wide>
          {commonTexts.login}
        </ButtonLink>
      </Stack>
    </AccountCard>
  );
}
