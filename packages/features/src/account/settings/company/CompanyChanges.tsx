import {
  companyChangesQuery,
  withdrawCompanyChangeMutation,
} from '@havan/api-client/queries/identity/company-changes';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { askCompanyChange, type CompanyChange } from '@havan/contract/identity/company/company-changes';
import { companyChangeStateLabels, companyFactLabels } from '@havan/domain/company-change';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CompanyChangeForm } from './CompanyChangeForm.tsx';
import { companyChangeTexts as texts } from './company-change-texts.ts';

const tones = { waiting: 'info', approved: 'positive', rejected: 'critical', withdrawn: 'neutral' } as const;

const whatOf = ({ changes }: CompanyChange): string =>
  changes.length === 0
    ? texts.onlyFiles
    : changes
        .map(({ fact, before, after }) => `${companyFactLabels[fact]}: ${before} → ${after}`)
        .join(' · ');

const columns: readonly Column<CompanyChange>[] = [
  { id: 'what', header: texts.what, phone: 'lead', cell: whatOf },
  {
    id: 'asked',
    header: texts.asked,
    phone: 'detail',
    cell: ({ askedAt }) => <DateText value={askedAt} />,
  },
  { id: 'reason', header: texts.reason, phone: 'detail', cell: ({ reason }) => reason ?? '–' },
  {
    id: 'state',
    header: texts.state,
    phone: 'trail',
    cell: ({ state }) => <Badge tone={tones[state]}>{companyChangeStateLabels[state]}</Badge>,
  },
];

/** Renders the change requests of the company, with their states; the owner can add one. */
export function CompanyChanges() {
  const { api } = useAppProfile();
  const toast = useToast();
  const mayAsk = useMay(askCompanyChange);
  const { data, error, refetch } = useQuery(companyChangesQuery(api));
  const [isOpen, setOpen] = useState(false);
  const withdraw = useMutation({
    ...withdrawCompanyChangeMutation(api),
    onSuccess: () => toast({ title: texts.withdrawn, tone: 'positive' }),
  });
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data || (!mayAsk && data.changes.length === 0)) return null;
  const waiting = data.changes.find(({ state }) => state === 'waiting');
  return (
    <Stack as="section" space="s" aria-labelledby="firma-degisiklik">
      <Inline space="s" justify="between" align="center">
        <Heading level={2} size="panel" id="firma-degisiklik">
          {texts.title}
        </Heading>
        {!mayAsk ? null : waiting ? (
          <Button
            variant="outline"
            size="small"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({ changeId: waiting.changeId })}
          >
            {texts.withdraw}
          </Button>
        ) : (
          <Button variant="outline" size="small" onClick={() => setOpen(true)}>
            {texts.open}
          </Button>
        )}
      </Inline>
      <Text tone="soft">{texts.help}</Text>
      {data.changes.length > 0 ? (
        <Table
          caption={texts.history}
          rows={data.changes}
          rowKey={({ changeId }) => String(changeId)}
          columns={columns}
        />
      ) : null}
      {isOpen ? <CompanyChangeForm facts={data.facts} onClose={() => setOpen(false)} /> : null}
    </Stack>
  );
}
