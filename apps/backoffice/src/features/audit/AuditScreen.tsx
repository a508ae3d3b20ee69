import { auditQuery } from '@havan/api-client/queries/backoffice/operators';
import type { AuditEvent } from '@havan/contract/backoffice/audit';
import { Chip } from '@havan/ui/Chip';
import { ChipRow } from '@havan/ui/ChipRow';
import { DateText } from '@havan/ui/DateText';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { Link } from '@havan/ui/Link';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { TextField } from '@havan/ui/TextField';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../session.ts';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { useQueryFields } from '../../shared/use-query-fields.ts';
import * as css from './AuditScreen.css.ts';
import { actionChoices, actionLabel, fieldsText, subjectHref, subjectText } from './audit-texts.ts';

const columns: readonly Column<AuditEvent>[] = [
  {
    id: 'at',
    header: 'Zaman',
    width: 150,
    phone: 'trail',
    cell: ({ at }) => <DateText value={at} format="dateTime" />,
  },
  { id: 'who', header: 'Operatör', phone: 'lead', cell: (event) => event.operator ?? 'Sistem' },
  { id: 'action', header: 'İşlem', phone: 'lead', cell: ({ action }) => actionLabel(action) },
  {
    id: 'subject',
    header: 'Konu',
    width: 132,
    phone: 'detail',
    cell: (event) => {
      const href = subjectHref(event);
      const text = subjectText(event);
      return <span className={css.values}>{href === null ? text : <Link href={href}>{text}</Link>}</span>;
    },
  },
  {
    id: 'before',
    header: 'Önce',
    phone: 'detail',
    cell: ({ before }) => <span className={css.values}>{fieldsText(before)}</span>,
  },
  {
    id: 'after',
    header: 'Sonra',
    phone: 'detail',
    cell: ({ after }) => <span className={css.values}>{fieldsText(after)}</span>,
  },
  { id: 'ip', header: 'IP', phone: 'detail', cell: ({ ip }) => ip ?? '–' },
];

/** Returns kind and id of a subject such as `company:13`; null for any other text. */
function subjectOf(text: string) {
  const [, subjectKind, subjectId] = /^([A-Za-z]{1,40}):(.{1,80})$/.exec(text) ?? [];
  return subjectKind && subjectId ? { subjectKind, subjectId } : null;
}

/**
 * Renders the audit trail, newest first, with the values before and after each action, filtered by operator, action or
 * subject.
 */
export function AuditScreen() {
  const [query, change] = useQueryFields();
  const operator = query.get('operator') ?? '';
  const action = actionChoices.find(({ value }) => value === query.get('action'))?.value;
  const subject = subjectOf(query.get('subject') ?? '');
  const list = useInfiniteQuery(
    auditQuery(api, {
      ...(operator && { operator }),
      ...(action && { action }),
      ...(subject && { subject: `${subject.subjectKind}:${subject.subjectId}` }),
    }),
  );
  return (
    <Stack space="l">
      <Heading level={1}>Denetim izi</Heading>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <TextField
          label="Operatör"
          help="Adının başı yeter."
          type="search"
          maxLength={80}
          value={operator}
          onChange={(value) => change({ operator: value })}
        />
        <Select
          label="İşlem"
          placeholder="Bütün işlemler"
          options={actionChoices}
          value={action ?? ''}
          onChange={(value) => change({ action: value })}
        />
      </Grid>
      {subject ? (
        <ChipRow label="Konu süzgeci">
          <Chip label={`Konu: ${subjectText(subject)}`} pressed onChange={() => change({ subject: '' })} />
        </ChipRow>
      ) : null}
      <PagedTable
        list={list}
        noun="işlem"
        caption="Denetim izi"
        rowKey={({ eventId }) => String(eventId)}
        columns={columns}
        empty="Bu ölçüte uyan işlem yok"
      />
    </Stack>
  );
}
