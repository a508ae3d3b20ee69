import { staffMoveMutation, staffQuery } from '@havan/api-client/queries/identity/account';
import { Alert } from '@havan/ui/Alert';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useMay } from '@havan/app-shell/profile/use-may';
import { getStaff } from '@havan/contract/identity/staff';
import { InviteForm } from './InviteForm.tsx';
import { InvitationList } from './InvitationList.tsx';
import { MemberTable } from './MemberTable.tsx';
import type { MoveStaff } from './move-staff.ts';
import { staffTexts } from '../settings-texts.ts';

/** Renders the members of the company, for a user with the right to manage them. */
export function StaffPanel() {
  if (!useMay(getStaff)) return <Alert kind="info">{staffTexts.ownersOnly}</Alert>;
  return <People />;
}

function People() {
  const { api } = useAppProfile();
  const toast = useToast();
  const { data: staff, error, refetch } = useQuery(staffQuery(api));
  const { mutateAsync, isPending } = useMutation(staffMoveMutation(api));
  const move: MoveStaff = (change, done) =>
    mutateAsync(change).then(
      () => {
        toast({ title: done });
        return true;
      },
      ({ message }: Error) => {
        toast({ title: message, tone: 'critical' });
        return false;
      },
    );
  if (error) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!staff) return <Shimmer kind="rows" count={4} label={staffTexts.loading} />;
  return (
    <Stack space="l">
      <Text tone="soft">{staffTexts.lead}</Text>
      <MemberTable members={staff.members} onMove={move} isPending={isPending} />
      <InvitationList invitations={staff.invitations} onMove={move} />
      <InviteForm />
    </Stack>
  );
}
