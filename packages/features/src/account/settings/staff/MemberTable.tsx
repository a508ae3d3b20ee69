import type { StaffMember } from '@havan/contract/identity/staff';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { Table } from '@havan/ui/Table';
import { useState } from 'react';
import { memberColumns } from './member-columns.tsx';
import { grantOf } from './preset-choice.ts';
import { staffTexts } from '../settings-texts.ts';
import type { MoveStaff } from './move-staff.ts';

interface MemberTableProps {
  readonly members: readonly StaffMember[];
  readonly onMove: MoveStaff;
  readonly isPending: boolean;
}

/** Renders the members of the company with their roles and last visits. */
export function MemberTable({ members, onMove, isPending }: MemberTableProps) {
  const [leaving, setLeaving] = useState<StaffMember | null>(null);
  const change = ({ userId, fullName }: StaffMember, choice: string) => {
    const grant = grantOf(choice);
    if (grant)
      void onMove({ action: 'changeRole', request: { userId, ...grant } }, staffTexts.roleChanged(fullName));
  };
  const remove = async ({ userId, fullName }: StaffMember) => {
    await onMove({ action: 'remove', request: { userId } }, staffTexts.removed(fullName));
    setLeaving(null);
  };
  const columns = memberColumns({
    onRole: change,
    onRemove: setLeaving,
  });
  return (
    <>
      <Table
        caption={staffTexts.members}
        columns={columns}
        rows={members}
        rowKey={({ userId }) => String(userId)}
      />
      <ConfirmDialog
        open={leaving !== null}
        title={staffTexts.removeTitle(leaving?.fullName ?? '')}
        confirmLabel={staffTexts.removeConfirm}
        tone="critical"
        loading={isPending}
        onConfirm={() => leaving && void remove(leaving)}
        onCancel={() => setLeaving(null)}
      >
        {staffTexts.removeText}
      </ConfirmDialog>
    </>
  );
}
