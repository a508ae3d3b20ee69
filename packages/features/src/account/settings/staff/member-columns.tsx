import type { StaffMember } from '@havan/contract/identity/staff';
import { formatDate, formatTime } from '@havan/domain/istanbul';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { chosenFor, optionsFor } from './preset-choice.ts';
import { staffTexts } from '../settings-texts.ts';

export interface MemberActs {
  readonly onRole: (member: StaffMember, role: string) => void;
  readonly onRemove: (member: StaffMember) => void;
}

/** Returns the columns of the member table: person, role, last visit, removal. */
export const memberColumns = ({ onRole, onRemove }: MemberActs): readonly Column<StaffMember>[] => [
  { id: 'person', header: staffTexts.person, phone: 'lead', cell: person },
  {
    id: 'role',
    header: staffTexts.role,
    width: 220,
    phone: 'detail',
    cell: (member) => (
      <Select
        label={staffTexts.roleOf(member.fullName)}
        hideLabel
        options={optionsFor(member)}
        value={chosenFor(member)}
        onChange={(role) => onRole(member, role)}
      />
    ),
  },
  { id: 'seen', header: staffTexts.seen, width: 160, phone: 'detail', cell: seen },
  {
    id: 'act',
    header: staffTexts.remove,
    hideHeader: true,
    width: 110,
    align: 'end',
    phone: 'action',
    cell: (member) =>
      member.isYou ? null : (
        <Button
          variant="outline"
          size="small"
          aria-label={staffTexts.removeOf(member.fullName)}
          onClick={() => onRemove(member)}
        >
          {staffTexts.remove}
        </Button>
      ),
  },
];

const person = ({ fullName, username, email, isYou }: StaffMember) => (
  <Stack space="none">
    <Inline>
      <Text weight="strong">{fullName}</Text>
      {isYou ? <Badge tone="positive">{staffTexts.you}</Badge> : null}
    </Inline>
    <Text size="small" tone="soft">{`${username} · ${email}`}</Text>
  </Stack>
);

const seen = ({ lastSeenAt }: StaffMember) =>
  lastSeenAt ? `${formatDate(new Date(lastSeenAt))} ${formatTime(new Date(lastSeenAt))}` : staffTexts.never;
