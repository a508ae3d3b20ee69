import { decideWithholdingExemptionMutation } from '@havan/api-client/queries/backoffice/money/income-withholding';
import type { WithholdingExemption } from '@havan/contract/backoffice/money/income-withholding';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { ExemptionDialog } from './ExemptionDialog.tsx';

type Decision = 'approve' | 'refuse' | 'end';

const Days = ({ firstDay, lastDay }: Pick<WithholdingExemption, 'firstDay' | 'lastDay'>) => (
  <>
    <DateText value={firstDay} /> – {lastDay ? <DateText value={lastDay} /> : 'süresiz'}
  </>
);

/** Returns label and tone of an exemption on an ISO day: an approved one may have ended. */
function exemptionState({ state, lastDay }: WithholdingExemption, today: string) {
  if (state === 'asked') return { label: 'Onay bekliyor', tone: 'attention' } as const;
  if (state === 'refused') return { label: 'Reddedildi', tone: 'neutral' } as const;
  return lastDay !== null && lastDay < today
    ? ({ label: 'Sona erdi', tone: 'neutral' } as const)
    : ({ label: 'Onaylandı', tone: 'positive' } as const);
}

type Act = (exemptionId: number, decision: Decision, label: string) => ReactNode;

/** Returns the columns; `act` draws the button of a decision. */
const columnsOf = (today: string, act: Act): readonly Column<WithholdingExemption>[] => [
  { id: 'company', header: 'Satıcı', phone: 'lead', cell: ({ companyName }) => companyName },
  { id: 'taxNumber', header: 'VKN / TCKN', phone: 'detail', cell: ({ taxNumber }) => taxNumber },
  {
    id: 'days',
    header: 'Günler',
    phone: 'detail',
    cell: ({ firstDay, lastDay }) => <Days firstDay={firstDay} lastDay={lastDay} />,
  },
  { id: 'reason', header: 'Dayanak', phone: 'detail', cell: ({ reason }) => reason },
  {
    id: 'by',
    header: 'Giren / karar veren',
    phone: 'detail',
    cell: ({ askedBy, decidedBy }) => (decidedBy ? `${askedBy} / ${decidedBy}` : askedBy),
  },
  {
    id: 'state',
    header: 'Durum',
    phone: 'trail',
    cell: (row) => {
      const { label, tone } = exemptionState(row, today);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    id: 'act',
    header: 'İşlem',
    phone: 'detail',
    cell: ({ exemptionId, mayDecide, state, firstDay, lastDay }) => {
      if (mayDecide)
        return (
          <Inline space="xs">
            {act(exemptionId, 'approve', 'Onayla')}
            {act(exemptionId, 'refuse', 'Reddet')}
          </Inline>
        );
      const isRunning = firstDay <= today && (lastDay === null || lastDay > today);
      return state === 'approved' && isRunning ? act(exemptionId, 'end', 'Bugün bitir') : null;
    },
  },
];

interface ExemptionsProps {
  readonly exemptions: readonly WithholdingExemption[];
  /** The Istanbul day, `2026-11-27`. */
  readonly today: string;
}

/** Renders the sellers that are exempt from income tax withholding, with the decisions open to the operator. */
export function Exemptions({ exemptions, today }: ExemptionsProps) {
  const [isOpen, setOpen] = useState(false);
  const decide = useMutation(decideWithholdingExemptionMutation(api));
  const act = (exemptionId: number, decision: Decision, label: string) => (
    <Button
      variant="outline"
      size="small"
      loading={decide.isPending && decide.variables.exemptionId === exemptionId}
      onClick={() => decide.mutate({ exemptionId, decision })}
    >
      {label}
    </Button>
  );
  return (
    <Stack space="m">
      <SectionHeader
        level={2}
        title="Muaf satıcılar"
        actions={
          <Button variant="outline" onClick={() => setOpen(true)}>
            Muafiyet gir
          </Button>
        }
      />
      {decide.error ? <Failure error={decide.error} /> : null}
      <Table
        caption="Muaf satıcılar"
        rows={exemptions}
        rowKey={({ exemptionId }) => String(exemptionId)}
        columns={columnsOf(today, act)}
        empty={<EmptyState kind="other" size="panel" title="Stopajdan muaf satıcı yok" />}
      />
      {isOpen ? <ExemptionDialog today={today} onClose={() => setOpen(false)} /> : null}
    </Stack>
  );
}
