import type { StaffInvitation } from '@havan/contract/identity/staff';
import { formatDate } from '@havan/domain/istanbul';
import { Badge } from '@havan/ui/Badge';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { memberLabel } from './preset-choice.ts';
import { staffTexts } from '../settings-texts.ts';
import type { MoveStaff } from './move-staff.ts';

interface InvitationListProps {
  readonly invitations: readonly StaffInvitation[];
  readonly onMove: MoveStaff;
}

/** Renders the open invitations; nothing without any. */
export function InvitationList({ invitations, onMove }: InvitationListProps) {
  if (invitations.length === 0) return null;
  return (
    <Stack as="section" space="s" aria-labelledby="davetler">
      <Heading level={2} size="panel" id="davetler">
        {staffTexts.invitations}
      </Heading>
      <Box as="ul" surface="sheet" frame="section">
        {invitations.map((each) => (
          <Box as="li" key={each.invitationId} padding="m" lineBelow="row">
            <Inline justify="between" space="m">
              <Stack space="xxs">
                <Inline>
                  <Text weight="strong">{each.email}</Text>
                  <Badge>{memberLabel(each)}</Badge>
                  {each.isExpired ? <Badge tone="attention">{staffTexts.expired}</Badge> : null}
                </Inline>
                <Text size="small" tone="soft">
                  {`${staffTexts.sentAt} ${formatDate(new Date(each.sentAt))} · ${staffTexts.expires} ${formatDate(new Date(each.expiresAt))}`}
                </Text>
              </Stack>
              <Answers invitation={each} onMove={onMove} />
            </Inline>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}

interface AnswersProps {
  readonly invitation: StaffInvitation;
  readonly onMove: MoveStaff;
}

function Answers({ invitation: { invitationId, email }, onMove }: AnswersProps) {
  const request = { invitationId };
  return (
    <Inline>
      <Button
        variant="outline"
        size="small"
        aria-label={staffTexts.resendOf(email)}
        onClick={() => void onMove({ action: 'resend', request }, staffTexts.invited(email))}
      >
        {staffTexts.resend}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={staffTexts.revokeOf(email)}
        onClick={() => void onMove({ action: 'revoke', request }, staffTexts.revoked)}
      >
        {staffTexts.revoke}
      </Button>
    </Inline>
  );
}
