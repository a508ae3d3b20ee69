import { legalTextsQuery } from '@havan/api-client/queries/backoffice/content/legal-texts';
import type { LegalTexts } from '@havan/contract/backoffice/content/legal-texts';
import { formatCount } from '@havan/domain/count';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { Heading } from '@havan/ui/Heading';
import { Loading } from '@havan/ui/Loading';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { NewVersionDialog } from './NewVersionDialog.tsx';
import { SignaturesDialog } from './SignaturesDialog.tsx';
import { VersionDialog } from './VersionDialog.tsx';

type LegalText = LegalTexts['texts'][number];
type Version = LegalText['versions'][number];

interface VersionActions {
  readonly onRead: (version: number) => void;
  readonly onSignatures: (version: number) => void;
}

const versionColumns = ({ onRead, onSignatures }: VersionActions): readonly Column<Version>[] => [
  {
    id: 'version',
    width: 160,
    header: 'Sürüm',
    phone: 'lead',
    cell: ({ version }) => (
      <Button
        size="small"
        variant="quiet"
        flush
        aria-label={`${version}. sürümü oku`}
        onClick={() => onRead(version)}
      >
        {version}. sürüm
      </Button>
    ),
  },
  {
    id: 'published',
    width: 220,
    header: 'Yayın',
    phone: 'detail',
    cell: ({ publishedAt }) => (publishedAt ? <DateText value={publishedAt} format="dateTime" /> : '—'),
  },
  {
    id: 'by',
    header: 'Yayımlayan',
    phone: 'detail',
    cell: ({ publishedBy }) => publishedBy ?? 'Ürünle gelen',
  },
  {
    id: 'must',
    width: 220,
    header: 'Onay',
    phone: 'detail',
    cell: ({ mustBeSigned }) => (mustBeSigned ? 'Herkesten istenir' : 'İstenmez'),
  },
  {
    id: 'signatures',
    width: 140,
    header: 'Onaylayan',
    align: 'end',
    phone: 'trail',
    cell: ({ version, signatures }) =>
      signatures === 0 ? (
        '0'
      ) : (
        <Button
          size="small"
          variant="quiet"
          aria-label={`${version}. sürümü onaylayan ${signatures} kullanıcı`}
          onClick={() => onSignatures(version)}
        >
          {formatCount(signatures)}
        </Button>
      ),
  },
];

/** Renders the versions of each legal text, with publisher and signatures. */
export function LegalTextsScreen() {
  const { data, error, refetch } = useQuery(legalTextsQuery(api));
  return (
    <Stack space="xl">
      <Heading level={1}>Sözleşmeler ve metinler</Heading>
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Loading /> : null}
      {data?.texts.map((text) => (
        <TextVersions key={text.slug} text={text} users={data.users} />
      ))}
    </Stack>
  );
}

interface TextVersionsProps {
  readonly text: LegalText;
  readonly users: number;
}

function TextVersions({ text, users }: TextVersionsProps) {
  const [isNew, setIsNew] = useState(false);
  const [read, setRead] = useState<number | null>(null);
  const [signed, setSigned] = useState<number | null>(null);
  return (
    <Stack space="s">
      <SectionHeader
        title={text.title}
        actions={
          <Button variant="outline" aria-label={`${text.title}, yeni sürüm`} onClick={() => setIsNew(true)}>
            Yeni sürüm
          </Button>
        }
      />
      <Table
        caption={`${text.title}, sürümler`}
        rows={text.versions}
        rowKey={({ version }) => String(version)}
        columns={versionColumns({ onRead: setRead, onSignatures: setSigned })}
      />
      {isNew ? <NewVersionDialog text={text} users={users} onClose={() => setIsNew(false)} /> : null}
      {read === null ? null : (
        <VersionDialog slug={text.slug} title={text.title} version={read} onClose={() => setRead(null)} />
      )}
      {signed === null ? null : (
        <SignaturesDialog
          slug={text.slug}
          title={text.title}
          version={signed}
          onClose={() => setSigned(null)}
        />
      )}
    </Stack>
  );
}
