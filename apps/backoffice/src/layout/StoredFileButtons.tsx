import { openStoredFile } from '@havan/contract/backoffice/risk/listing-risk';
import type { StoredFile } from '@havan/contract/identity/files';
import { saveBlob } from '@havan/app-shell/files/save-blob';
import { Button } from '@havan/ui/Button';
import { AttachIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { useToast } from '@havan/ui/Toast';
import { fetchOperatorFile } from '../session.ts';

/** Renders files that came with a message; a press saves one. */
export function StoredFileButtons({ files }: { readonly files: readonly StoredFile[] }) {
  const toast = useToast();
  if (files.length === 0) return null;
  const save = async ({ fileId, fileName }: StoredFile) => {
    try {
      saveBlob(await fetchOperatorFile(openStoredFile, { fileId }), fileName);
    } catch {
      toast({ title: 'Dosya indirilemedi. Lütfen yeniden deneyin.', tone: 'attention' });
    }
  };
  return (
    <Inline space="xs">
      {files.map((file) => (
        <Button
          key={file.fileId}
          variant="quiet"
          size="small"
          icon={<AttachIcon />}
          onClick={() => void save(file)}
        >
          {file.fileName}
        </Button>
      ))}
    </Inline>
  );
}
