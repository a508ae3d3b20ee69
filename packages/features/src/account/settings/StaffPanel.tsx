import { staffMoveMutation, staffQuery, type StaffMove } from '@havan/api-client/queries/account';
import { Alert } from '@havan/ui/Alert';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAppProfile } from '../../shell/app-profile.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';
import { useBasicInfos } from '../../shell/use-basic-infos.ts';
import { InviteForm } from './InviteForm.tsx';
import { InvitationList } from './InvitationList.tsx';
import { MemberTable } from './MemberTable.tsx';
import { staffTexts } from './settings-texts.ts';

/** Carries a change out and says how it went; resolves with whether it did. */
export type MoveStaff = (move: StaffMove, done: string) => Promise<boolean>;

/** The people of the company, for its owners. */
export function StaffPanel() {
  const role = useBasicInfos()?.user.role;
  if (role === 'staff') return <Alert kind="info">{staffTexts.ownersOnly}</Alert>;
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
