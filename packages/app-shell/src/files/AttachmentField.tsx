import { fileLimits, type FilePurpose } from '@havan/contract/identity/files';
import { FileDrop } from '@havan/ui/FileDrop';
import { useState } from 'react';
import { attachmentTexts as texts } from './attachment-texts.ts';
import type { useSentFiles } from './use-attachments.ts';

interface AttachmentFieldProps {
  readonly purpose: FilePurpose;
  readonly attachments: ReturnType<typeof useSentFiles>;
}

/** Renders the files that go with a message, each with its own error. */
export function AttachmentField({ purpose, attachments }: AttachmentFieldProps) {
  const [isTooMany, setIsTooMany] = useState(false);
  return (
    <FileDrop
      label={texts.files}
      help={texts.help(attachments.most)}
      optional
      multiple
      accept={fileLimits[purpose].mimeTypes.join(',')}
      files={attachments.dropped}
      error={isTooMany ? texts.tooMany(attachments.most) : null}
      onAdd={(files) => setIsTooMany(!attachments.add(files))}
      onRemove={(id) => {
        setIsTooMany(false);
        attachments.remove(id);
      }}
    />
  );
}
