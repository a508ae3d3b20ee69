import { fileLimits } from '@havan/contract/identity/files';
import { Button } from '@havan/ui/Button';
import { FileDrop } from '@havan/ui/FileDrop';
import { Stack } from '@havan/ui/Stack';
import { Failure } from '../layout/Failure.tsx';

/** The fields of a mutation that the component needs; those of TanStack Query have them. */
interface Sending {
  readonly isPending: boolean;
  readonly error: Error | null;
}

interface PictureFieldProps {
  readonly label: string;
  readonly minEdge: number;
  readonly hasPicture: boolean;
  readonly removeLabel: string;
  readonly upload: Sending & {
    readonly isSuccess: boolean;
    /** The file that was sent last. */
    readonly file: File | undefined;
    readonly reset: () => void;
  };
  readonly removal: Sending;
  readonly onUpload: (file: File) => void;
  readonly onRemove: () => void;
}

/** Renders a field for one picture, which is sent as soon as it is chosen and can be removed. */
export function PictureField({
  label,
  minEdge,
  hasPicture,
  removeLabel,
  upload,
  removal,
  onUpload,
  onRemove,
}: PictureFieldProps) {
  const { file } = upload;
  return (
    <Stack space="s">
      <FileDrop
        label={label}
        help={`PNG, JPG ya da WebP; en az ${minEdge} × ${minEdge} piksel, en çok ${fileLimits.productPhoto.maxBytes / 1024 / 1024} MB`}
        accept={fileLimits.productPhoto.mimeTypes.join(',')}
        files={
          file && !upload.isSuccess
            ? [
                {
                  id: label,
                  name: file.name,
                  ...(upload.error ? { error: upload.error.message } : { progress: 50 }),
                },
              ]
            : []
        }
        onAdd={([added]) => added && onUpload(added)}
        onRemove={upload.reset}
      />
      {removal.error ? <Failure error={removal.error} /> : null}
      {hasPicture ? (
        <Button variant="outline" loading={removal.isPending} onClick={onRemove}>
          {removeLabel}
        </Button>
      ) : null}
    </Stack>
  );
}
