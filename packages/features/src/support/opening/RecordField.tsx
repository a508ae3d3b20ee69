import { ticketRecordsQuery } from '@havan/api-client/queries/notifications/support';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { formatDate } from '@havan/domain/istanbul';
import type { TicketRecord } from '@havan/domain/ticket-category';
import { Combobox } from '@havan/ui/Combobox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { newTicketTexts as texts } from '../support-texts.ts';

interface RecordFieldProps {
  readonly kind: TicketRecord;
  readonly isNeeded: boolean;
  /** The id that is chosen, as text. */
  readonly value: string | null;
  readonly error: string | null;
  readonly onChange: (id: string | null) => void;
}

/** Renders the order or listing that a ticket is about, found by number or name. */
export function RecordField({ kind, isNeeded, value, error, onChange }: RecordFieldProps) {
  const { api } = useAppProfile();
  const [search, setSearch] = useState(value ?? '');
  // The field shows the label of the chosen record; a search needs its number alone.
  const wanted = useDeferredValue(/^(\d+) · /.exec(search)?.[1] ?? search);
  const { data = [], isFetching } = useQuery({
    ...ticketRecordsQuery(api, kind, wanted.slice(0, 100)),
    placeholderData: keepPreviousData,
  });
  return (
    <Combobox
      label={kind === 'order' ? texts.order : texts.listing}
      help={kind === 'order' ? texts.orderHelp : texts.listingHelp}
      required={isNeeded}
      optional={!isNeeded}
      options={data.map(({ id, label, at }) => ({
        value: String(id),
        label: `${id} · ${label}`,
        remark: formatDate(new Date(at)),
      }))}
      value={value}
      error={error}
      loading={isFetching}
      emptyText={texts.noRecord}
      onSearch={setSearch}
      onChange={onChange}
    />
  );
}
