import { textSignaturesQuery } from '@havan/api-client/queries/backoffice/content/legal-texts';
import type { TextSignature } from '@havan/contract/backoffice/content/legal-texts';
import type { LegalTextSlug } from '@havan/domain/legal-text';
import { DateText } from '@havan/ui/DateText';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../session.ts';
import { PagedTable } from '../../shared/PagedTable.tsx';

interface SignaturesDialogProps {
  readonly slug: LegalTextSlug;
  readonly title: string;
  readonly version: number;
  readonly onClose: () => void;
}

const columns: readonly Column<TextSignature>[] = [
  { id: 'user', header: 'Kullanıcı', phone: 'lead', cell: ({ userName }) => userName },
  { id: 'company', header: 'Firma', phone: 'detail', cell: ({ companyName }) => companyName },
  {
    id: 'at',
    header: 'Onay',
    phone: 'trail',
    cell: ({ signedAt }) => <DateText value={signedAt} format="dateTime" />,
  },
];

/** Renders the signatures of a version of a text, the newest first. */
export function SignaturesDialog({ slug, title, version, onClose }: SignaturesDialogProps) {
  const list = useInfiniteQuery(textSignaturesQuery(api, slug, version));
  const name = `${title}, ${version}. sürümü onaylayanlar`;
  return (
    <Modal open title={name} onClose={onClose}>
      <Stack space="m">
        <PagedTable
          list={list}
          noun="onay"
          caption={name}
          rowKey={({ userName, companyName, signedAt }) => `${signedAt} ${companyName} ${userName}`}
          columns={columns}
        />
      </Stack>
    </Modal>
  );
}
