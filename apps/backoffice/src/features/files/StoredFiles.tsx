import { operatorFileQuery } from '@havan/api-client/queries/backoffice/listing-risk';
import { Button } from '@havan/ui/Button';
import { Heading } from '@havan/ui/Heading';
import { DownloadIcon } from '@havan/ui/icons';
import { Loading } from '@havan/ui/Loading';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { readDataUrl, saveFile } from './file-reading.ts';
import * as css from './StoredFiles.css.ts';

interface StoredFilesProps {
  readonly title: string;
  readonly fileIds: readonly string[];
}

/** Photos and documents that a company has sent: pictures are shown, a PDF is saved. Nothing is drawn without files. */
export function StoredFiles({ title, fileIds }: StoredFilesProps) {
  if (fileIds.length === 0) return null;
  return (
    <Stack space="s">
      <Heading level={3}>{title}</Heading>
      <ul className={css.list} aria-label={title}>
        {fileIds.map((fileId, index) => (
          <li key={fileId}>
            <StoredFile fileId={fileId} label={`${title}, ${index + 1}`} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function StoredFile({ fileId, label }: { readonly fileId: string; readonly label: string }) {
  const [isLarge, setLarge] = useState(false);
  const file = useQuery(operatorFileQuery(api, fileId));
  const isPicture = file.data?.type.startsWith('image/') === true;
  const picture = useQuery({
    queryKey: ['operator-picture', fileId],
    queryFn: () => (file.data ? readDataUrl(file.data) : null),
    enabled: isPicture,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (file.error) return <Failure error={file.error} onRetry={file.refetch} />;
  if (!file.data) return <Loading />;
  if (!isPicture)
    return (
      <Button
        variant="outline"
        icon={<DownloadIcon />}
        onClick={() => file.data && saveFile(file.data, `${label}.pdf`)}
      >
        Belgeyi indir (PDF)
      </Button>
    );
  if (!picture.data) return <span className={css.photo} />;
  return (
    <>
      <button
        type="button"
        className={css.opener}
        aria-label={`${label}, büyüt`}
        onClick={() => setLarge(true)}
      >
        <img className={css.photo} src={picture.data} alt="" />
      </button>
      <Modal open={isLarge} onClose={() => setLarge(false)} title={label} size="large">
        <img className={css.large} src={picture.data} alt={label} />
      </Modal>
    </>
  );
}
