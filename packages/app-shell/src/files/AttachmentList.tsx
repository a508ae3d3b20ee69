import { fetchStoredFile } from '@havan/api-client/files';
import { useAppProfile } from '../profile/app-profile.ts';
import type { StoredFile } from '@havan/contract/identity/files';
import { Button } from '@havan/ui/Button';
import { AttachIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { useToast } from '@havan/ui/Toast';
import { attachmentTexts } from './attachment-texts.ts';
import { saveBlob } from './save-blob.ts';

/** Renders files that came with a message; a press saves one. */
export function AttachmentList({ files }: { readonly files: readonly StoredFile[] }) {
  const { api } = useAppProfile();
  const toast = useToast();
  if (files.length === 0) return null;
  const save = async ({ fileId, fileName }: StoredFile) => {
    try {
      saveBlob(await fetchStoredFile(api, fileId), fileName);
    } catch {
      toast({ title: attachmentTexts.downloadFailed, tone: 'attention' });
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
